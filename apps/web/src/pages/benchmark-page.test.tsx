import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { readFigures } from '../features/benchmark/figures.ts'
import { ofHundred } from '../features/benchmark/numbers.ts'
import { BenchmarkPage } from './benchmark-page.tsx'

test('the page says the two numbers first and has a row for each language and kind', () => {
  const html = renderToStaticMarkup(<BenchmarkPage />)
  const { checkers, languages, kinds, channels } = readFigures()
  const server = checkers.find(({ id }) => id === 'server')
  expect(html).toContain(`ATLAS marks ${ofHundred(server?.caught ?? -1)}:`)
  expect(html).toContain(`ATLAS wrongly marks ${ofHundred(server?.alarms ?? -1)}:`)
  expect(html.match(/<th scope="row">/g)?.length).toBeGreaterThanOrEqual(
    languages.length + kinds.length + channels.length + checkers.length - 1,
  )
})
