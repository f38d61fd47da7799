import { visionWords as words } from '@atlas/contract'
import { Link } from '../shared/ui/link.tsx'
import { PageHead } from '../shared/ui/page-head.tsx'
import { Rose } from '../shared/ui/rose.tsx'

export const VisionPage = () => (
  <>
    <PageHead title={words.title} lead={words.lead} />
    <div className="wrap vision">
      <div className="prose">
        <p>{words.mission}</p>
        {words.sections.map(({ title, text }) => (
          <section key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </section>
        ))}
        <p>
          <Link to="/benchmark">{words.figures}</Link>
        </p>
        <p>
          <Link className="btn primary" to="/">
            {words.go}
          </Link>
        </p>
      </div>
      <div className="vision-rose">
        <Rose size={300} />
      </div>
    </div>
  </>
)
