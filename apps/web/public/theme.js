// Runs before anything else is loaded and before the first paint. Everything else is in the app.
try {
  // So that a chosen theme does not flash.
  const theme = localStorage.getItem('atlas_theme')
  const root = document.documentElement
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
  if (localStorage.getItem('atlas_text') === 'large') root.dataset.text = 'large'
  // So that somebody who is logged in is not greeted with Log In.
  if (localStorage.getItem('atlas_token') || localStorage.getItem('atlas_auth_token')) root.dataset.session = 'kept'
} catch {
  // Storage is switched off: the system's theme holds.
}
// A token must not stand in the address while a slow line brings the app: it is taken out now and handed over.
const arrivedAt = new URL(location.href)
if (arrivedAt.searchParams.has('token')) {
  globalThis.atlasToken = arrivedAt.searchParams.get('token')
  arrivedAt.searchParams.delete('token')
  history.replaceState(history.state, '', arrivedAt.pathname + arrivedAt.search + arrivedAt.hash)
}
// A file dropped while the app is on its way would make the browser open it and leave the page: it waits for the app.
const isFile = (event) => event.dataTransfer?.types.includes('Files') && event.target.type !== 'file'
addEventListener('dragover', (event) => {
  if (isFile(event)) event.preventDefault()
})
addEventListener('drop', (event) => {
  if (!isFile(event) || event.defaultPrevented) return
  event.preventDefault()
  globalThis.atlasDropped = { file: event.dataTransfer.files[0], path: location.pathname }
})
