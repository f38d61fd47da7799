// Keeps the shell and the public pages usable offline. What is under /api is never answered from here and never kept.
const VERSION = '%VERSION%'
const FILES = new Set(['%FILES%'])
const LATER = new Set(['%LATER%'])
const CACHE = `atlas-${VERSION}`
const SHARED = 'atlas-shared'
// The landing page comes drawn; without the network every other page starts from an empty sheet and draws itself.
const LANDING = '/'
const SHELL = '/complete-signup'

const fill = async () => {
  const cache = await caches.open(CACHE)
  await cache.addAll([...FILES, ...[LANDING, SHELL].map((page) => new Request(page, { cache: 'reload' }))])
}

const dropOld = async () => {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name !== CACHE && name !== SHARED).map((name) => caches.delete(name)))
}

// Pages come from the network, so that nobody is kept on an old one; without it the shell opens and shows the page.
const answerPage = async (request) => {
  try {
    return await fetch(request)
  } catch (error) {
    const isLanding = new URL(request.url).pathname === LANDING
    const shell = await caches.match(isLanding ? LANDING : SHELL)
    if (shell === undefined) throw error
    return shell
  }
}

// Files carry a hash in their name: what is kept under a name is what the name says.
const answerFile = async (request) => (await caches.match(request, { ignoreVary: true })) ?? fetch(request)

// Large files are kept once somebody has needed them.
const answerLater = async (request) => {
  const kept = await caches.match(request, { ignoreVary: true })
  if (kept !== undefined) return kept
  const answer = await fetch(request)
  if (answer.ok) await (await caches.open(CACHE)).put(request, answer.clone())
  return answer
}

// Something shared to the installed app: kept on this device until the page has taken it, and sent nowhere by this.
const takeShared = async (request) => {
  const form = await request.formData()
  const file = form.getAll('file').find((value) => typeof value !== 'string' && value.size > 0)
  const text = ['title', 'text', 'url']
    .map((name) => form.get(name))
    .filter((value) => typeof value === 'string' && value !== '')
    .join('\n')
  const cache = await caches.open(SHARED)
  const headers = file === undefined ? {} : { 'content-type': file.type, 'x-name': encodeURIComponent(file.name) }
  await cache.put('/shared', new Response(file ?? text, { headers }))
  return Response.redirect('/?shared=true', 303)
}

self.addEventListener('install', (event) => {
  event.waitUntil(fill().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOld().then(() => self.clients.claim()))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const address = new URL(request.url)
  if (address.origin !== self.location.origin || address.pathname.startsWith('/api')) return
  if (request.method === 'POST' && address.pathname === '/share') event.respondWith(takeShared(request))
  else if (request.method !== 'GET') return
  else if (request.mode === 'navigate') event.respondWith(answerPage(request))
  else if (FILES.has(address.pathname)) event.respondWith(answerFile(request))
  else if (LATER.has(address.pathname)) event.respondWith(answerLater(request))
})
