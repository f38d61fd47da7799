// First of all: a token that came in the address is taken over before anything else can see it.
import './shared/browser/query-token.ts'
import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { PageRouter } from './shared/browser/page-router.tsx'
import { startServiceWorker } from './shared/browser/service-worker.ts'
import './styles/index.css'

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no root element')
const app = (
  <StrictMode>
    <PageRouter>
      <App />
    </PageRouter>
  </StrictMode>
)
// Public pages come drawn. In slices, so that a slow phone can scroll and type meanwhile.
startTransition(() => {
  if (root.dataset['drawn'] === location.pathname) hydrateRoot(root, app)
  else createRoot(root).render(app)
})
startServiceWorker()
