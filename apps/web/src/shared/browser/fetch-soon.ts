/** What a check on this page will need, named by the server: fetched when all that is seen first is there. */
export const fetchSoon = (): void => {
  const names = document.querySelector<HTMLMetaElement>('meta[name="atlas-soon"]')?.content.split(' ') ?? []
  const fetchThem = (): void => {
    for (const href of names)
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'script', crossOrigin: '', href }),
      )
  }
  if (document.readyState === 'complete') fetchThem()
  else addEventListener('load', fetchThem)
}
