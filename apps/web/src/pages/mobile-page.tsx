import { downloadWords as words } from '@atlas/contract'
import { PageHead } from '../shared/ui/page-head.tsx'
import { Steps } from '../shared/ui/steps.tsx'

export const MobilePage = () => (
  <>
    <PageHead title={words.mobileTitle} lead={words.mobileLead} />
    <div className="wrap cards">
      <section className="card c6">
        <h2>{words.iphone}</h2>
        <Steps steps={words.iphoneSteps} />
      </section>
      <section className="card c6">
        <h2>{words.android}</h2>
        <Steps steps={words.androidSteps} />
      </section>
      <section className="card c6 soon">
        <h2>{words.androidApp}</h2>
        <p>{words.soon}</p>
      </section>
      <section className="card c6 soon">
        <h2>{words.iosApp}</h2>
        <p>{words.soon}</p>
      </section>
    </div>
  </>
)
