import { expect, test } from 'vitest'
import { unwrap } from './unwrap.ts'

const inner = (url: string): string => unwrap(new URL(url)).url.href

test.each([
  ['https://www.google.com/url?q=https://evil.example/a&sa=D', 'https://evil.example/a'],
  ['https://www.google.co.uk/url?url=https://evil.example/', 'https://evil.example/'],
  ['https://www.google.com/amp/s/evil.example/a', 'http://evil.example/a'],
  [
    'https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fevil.example%2Fa&data=05',
    'https://evil.example/a',
  ],
  ['https://urldefense.proofpoint.com/v1/url?u=http://evil.example/&k=1', 'http://evil.example/'],
  ['https://urldefense.proofpoint.com/v2/url?u=https-3A__evil.example_a-3Fb-3D1&d=DwMF', 'https://evil.example/a?b=1'],
  ['https://urldefense.com/v3/__https://evil.example/a__;!!Abc$', 'https://evil.example/a'],
  ['https://urldefense.com/v3/__https://evil.example/a*b__;Iw!!Abc$', 'https://evil.example/a#b'],
  ['https://l.facebook.com/l.php?u=https%3A%2F%2Fevil.example%2F', 'https://evil.example/'],
  ['https://www.youtube.com/redirect?q=https%3A%2F%2Fevil.example', 'https://evil.example/'],
  ['https://linkprotect.cudasvc.com/url?a=https%3a%2f%2fevil.example%2f&c=E', 'https://evil.example/'],
  ['https://www.bing.com/ck/a?!&&p=1&u=a1aHR0cHM6Ly9ldmlsLmV4YW1wbGUv&ntb=1', 'https://evil.example/'],
  ['https://t.umblr.com/redirect?z=https%3A%2F%2Fevil.example%2F&t=1', 'https://evil.example/'],
  ['https://out.reddit.com/t3_1?url=https%3A%2F%2Fevil.example%2F&token=1', 'https://evil.example/'],
  ['https://l.instagram.com/?u=https%3A%2F%2Fevil.example%2F&e=1', 'https://evil.example/'],
  ['https://www.linkedin.com/redir/redirect?url=https%3A%2F%2Fevil.example', 'https://evil.example/'],
  ['https://adclick.g.doubleclick.net/pcs/click?xai=1&adurl=https://evil.example/', 'https://evil.example/'],
  ['https://ad.doubleclick.net/clk;1;2;?https://evil.example/a', 'https://evil.example/a'],
  ['https://evil-example-com.cdn.ampproject.org/c/s/evil.example/a', 'http://evil.example/a'],
  ['https://my--bank-example.translate.goog/a?_x_tr_sl=en', 'https://my-bank.example/a'],
  ['https://secure-web.cisco.com/1abc/https%3A%2F%2Fevil.example%2Fa', 'https://evil.example/a'],
  ['https://protect-us.mimecast.com/s/AbC?domain=evil.example', 'http://evil.example/'],
  ['https://abc.r.us-west-2.awstrack.me/L0/https:%2F%2Fevil.example%2Fa/1/0101', 'https://evil.example/a'],
  ['https://click.mail.shop.example/CL0/https:%2F%2Fevil.example/1/0100', 'https://evil.example/'],
  ['https://click.pstmrk.it/2sm/evil.example%2Fa/Nk2/weg/X37', 'http://evil.example/a'],
  ['https://click.convertkit-mail2.com/d0uo8/p8heh/aHR0cHM6Ly9ldmlsLmV4YW1wbGUv', 'https://evil.example/'],
  ['https://mandrillapp.com/track/click/308/evil.example?p=x', 'http://evil.example/'],
  ['https://r.search.yahoo.com/_ylt=A/RV=2/RU=https%3a%2f%2fevil.example%2f/RK=2/RS=x', 'https://evil.example/'],
  ['https://href.li/?https://evil.example/', 'https://evil.example/'],
])('%s leads to %s', (outer, target) => {
  expect(inner(outer)).toBe(target)
})

test('a redirector inside a redirector is taken off too, and both are told', () => {
  const middle = `https://www.google.com/url?q=${encodeURIComponent('https://evil.example/')}`
  const { url, hops } = unwrap(new URL(`https://l.facebook.com/l.php?u=${encodeURIComponent(middle)}`))
  expect(url.hostname).toBe('evil.example')
  expect(hops).toHaveLength(2)
})

test.each([
  'https://www.google.com/search?q=https://evil.example',
  'https://www.google.com/url?q=javascript:alert(1)',
  'https://evil.example/url?q=https://www.google.com',
])('%s is judged as it stands', (url) => {
  expect(inner(url)).toBe(new URL(url).href)
})

test('endless wrapping ends', () => {
  let url = 'https://evil.example/'
  for (let i = 0; i < 12; i += 1) url = `https://www.google.com/url?q=${encodeURIComponent(url)}`
  expect(unwrap(new URL(url)).hops.length).toBeLessThanOrEqual(5)
})

test.each([
  'https://www.bing.com/ck/a?!&&p=1&u=zzz',
  'https://www.google.com/url?q=javascript:alert(1)',
  'https://u123.ct.sendgrid.net/ls/click?upn=u001.AbCdEf',
  'https://us11.list-manage.com/track/click?u=a08&id=b2',
  'https://click.mail.shop.example/?qs=0f8fad5bd9cb469f0f8f',
  'https://www.linkedin.com/slink?code=dAbC',
])('%s hides where it leads', (url) => {
  expect(unwrap(new URL(url)).hidden).toBe(true)
})

test.each([
  'https://www.bing.com/search?q=weather',
  'https://www.google.com/maps',
  'https://www.youtube.com/watch?v=1',
  'https://click.palletsprojects.com/en/stable/',
  'https://links.example/about-us',
  'https://translate.google.com/',
])('%s leads nowhere else', (url) => {
  expect(unwrap(new URL(url))).toMatchObject({ hidden: false, hops: [], onward: undefined })
})

test('a site that sends people on to another one is noticed; one that comes back to itself is not', () => {
  const onward = (url: string): string | undefined => unwrap(new URL(url)).onward
  expect(onward('https://shop.example.com/goto?url=https%3A%2F%2Fevil.example.org%2Fa')).toBe(
    'https://evil.example.org/a',
  )
  expect(onward('https://shop.example.com/redirect/?url=//evil.example.org')).toBe('http://evil.example.org/')
  expect(onward('https://shop.example.com/goto?url=https%3A%2F%2Fwww.example.com%2Fa')).toBeUndefined()
  expect(onward('https://shop.example.com/signin?redirect_uri=https%3A%2F%2Fapp.example.org')).toBeUndefined()
  expect(onward('https://shop.example.com/search?url=https%3A%2F%2Fevil.example.org')).toBeUndefined()
})
