import './styles/index.css'

/**
 * The first script of every page, and a small one: public pages come drawn, and what can be read is painted before the
 * app is asked for. The server names the files in the page, so that they come all at once.
 */

const named = (name: string): string[] =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content.split(' ') ?? []

const ask = (rel: 'modulepreload' | 'prefetch', href: string): void => {
  const as = rel === 'prefetch' ? { as: 'script' } : {}
  document.head.append(Object.assign(document.createElement('link'), { rel, ...as, crossOrigin: '', href }))
}

const begin = (): void => {
  for (const href of named('atlas-now')) ask('modulepreload', href)
  void import('./main.tsx')
  // What a check will need, when nothing else is to be fetched any more.
  const askSoon = (): void => {
    for (const href of named('atlas-soon')) ask('prefetch', href)
  }
  if (document.readyState === 'complete') setTimeout(askSoon, 1000)
  else addEventListener('load', askSoon)
}

// In the background nothing is painted.
if (document.querySelector('[data-drawn]') === null || document.hidden) begin()
else requestAnimationFrame(() => setTimeout(begin))
