import { expect, test } from 'vitest'
import { lookUpLists, parseList } from './parse-list.ts'

const URLHAUS = `# URLhaus dump
# id,dateadded,url,url_status,last_online,threat,tags,urlhaus_link,reporter
"1","2026-01-01 00:00:00","http://bad.example.com/a/b.exe","online","","malware_download","exe","https://urlhaus.example/url/1/","x"`
const PHISHTANK = `phish_id,url,phish_detail_url,submission_time,verified,verification_time,online,target
1,https://bad.example.org/login.php,http://phishtank.example/1,2026-01-01,yes,2026-01-01,yes,Other
2,"https://bad.example.org/a,b",http://phishtank.example/2,2026-01-01,yes,2026-01-01,yes,Other`
const HOSTS = `127.0.0.1 localhost
0.0.0.0 evil.example.net # a comment
::1 localhost`
const PLAIN = `
evil.example.com
*.worse.example.com
||adblock.example.com^
! comment
not a host at all
https://bad.example.edu/
`

test('URLhaus CSV lists the page, not the columns after it', () => {
  expect([...parseList(URLHAUS).pages]).toEqual(['bad.example.com/a/b.exe'])
})

test('PhishTank CSV lists pages, quoted or not', () => {
  expect([...parseList(PHISHTANK).pages]).toEqual(['bad.example.org/login.php', 'bad.example.org/a,b'])
})

test('a hosts file lists hosts and leaves the machine itself out', () => {
  expect([...parseList(HOSTS).hosts]).toEqual(['evil.example.net'])
})

test('OpenPhish text and plain lists are read line by line', () => {
  expect([...parseList('https://bad.example.com/x\r\nhttp://bad.example.net').pages]).toEqual(['bad.example.com/x'])
  expect([...parseList(PLAIN).hosts]).toEqual([
    'evil.example.com',
    'worse.example.com',
    'adblock.example.com',
    'bad.example.edu',
  ])
})

const address = (host: string, path = '/', query = '') => ({ host, path, query })

test('a listed host covers the names below it, a listed page only itself', () => {
  const lists = lookUpLists([
    { name: 'mine', kind: 'block', entries: parseList('evil.example.com\nhttps://mixed.example.org/bad') },
  ])
  expect(lists.find(address('a.evil.example.com'))).toEqual({ status: 'blocked', list: 'mine' })
  expect(lists.find(address('www.mixed.example.org', '/bad'))).toEqual({ status: 'blocked', list: 'mine' })
  expect(lists.find(address('mixed.example.org', '/good'))).toEqual({ status: 'not-listed' })
  expect(lists.find(address('example.com'))).toEqual({ status: 'not-listed' })
})

test('the allow list goes before the block list, and no lists is no answer', () => {
  const entries = parseList('both.example.com')
  const lists = lookUpLists([
    { name: 'block', kind: 'block', entries },
    { name: 'allow', kind: 'allow', entries },
  ])
  expect(lists.find(address('both.example.com'))).toEqual({ status: 'allowed', list: 'allow' })
  expect(lookUpLists([]).find(address('a.example.com')).status).toBe('skipped')
})
