import { expect, test } from 'vitest'
import { judged, model, signsOf } from '../../../testing/link-model.ts'
import { featuresOf } from './features.ts'
import { hostText } from './grams.ts'
import { isTenant, ownHost, placeRiskOf, UNKNOWN_PLACE } from './tenant.ts'

test.each([
  ['anna.wordpress.com', true, 'anna'],
  ['www.anna.wordpress.com', true, 'anna'],
  ['a.b.vercel.app/x', true, 'a.b'],
  ['wordpress.com/read', false, 'wordpress.com'],
  ['www.example.co.uk', false, 'example.co.uk'],
  ['docs.google.com/forms/x', false, 'docs.google.com'],
])('%s: tenant %s, chosen of the host: %s', (url, tenant, host) => {
  expect(isTenant(signsOf(url))).toBe(tenant)
  expect(ownHost(signsOf(url))).toBe(host)
})

test('how a place is spelt changes nothing for its tenants', () => {
  const { learned } = model
  if (!learned) throw new Error('The shipped model has no learned part.')
  const unknown = { ...learned, placeRisk: new Map<string, number>() }
  const seen = featuresOf(signsOf('garden-club.wordpress.com/2024/05/roses'), unknown)
  for (const place of ['webnode.page', 'web.app', 'godaddysites.com', 'square.site'])
    expect(featuresOf(signsOf(`garden-club.${place}/2024/05/roses`), unknown)).toEqual(seen)
  expect(hostText(signsOf('anna.web.app'))).toBe(hostText(signsOf('anna.pages.dev')))
})

test('a place is worth what its honest pages say, and nothing where none are known', () => {
  const risks = new Map([['vercel.app', 1.2]])
  expect(placeRiskOf(signsOf('a.vercel.app'), risks)).toBe(1.2)
  expect(placeRiskOf(signsOf('a.wordpress.com'), risks)).toBe(UNKNOWN_PLACE)
  expect(placeRiskOf(signsOf('example.org'), risks)).toBe(UNKNOWN_PLACE)
})

const HONEST = [
  'gardenclubmeadow', 'annabakesbread', 'villagechoir', 'stmaryschoolnews', 'mrsthompsonclass', 'tobiasfotografie',
  'oldtownhistory', 'knittingwithjo', 'runnersofleeds', 'larecetadeluisa', 'unserhundemma', 'birdwatchdiary',
]

test.each(['wordpress.com', 'blogspot.com', 'wixsite.com', 'webnode.page', 'livejournal.com', 'godaddysites.com', 'weebly.com'])(
  'ordinary names on %s are not flagged',
  (place) => {
    const flagged = HONEST.filter((name) => judged(`https://${name}.${place}/`).probability >= 0.5)
    expect(flagged).toEqual([])
  },
)

test('a tenant that copies a bank is still flagged where nothing is known of the place', () => {
  for (const url of ['paypal-login-verify.wordpress.com', 'secure-chase-account-update.godaddysites.com'])
    expect(judged(`https://${url}/`).probability).toBeGreaterThanOrEqual(0.5)
})
