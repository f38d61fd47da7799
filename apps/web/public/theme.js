// Runs before the first paint, so that a chosen theme does not flash. Everything else is in the app.
try {
  const theme = localStorage.getItem('atlas_theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Storage is switched off: the system's theme holds.
}
