import {
  LEGAL_DATE,
  legalWords,
  privacyLead,
  privacySections,
  privacySectionsWithGoogle,
  privacyTitle,
  say,
  termsLead,
  termsSections,
  termsTitle,
} from '@atlas/contract'
import { useOffersGoogle } from '../shared/browser/page-settings.ts'
import { PageHead } from '../shared/ui/page-head.tsx'

type Props = { readonly title: string; readonly lead: string; readonly sections: typeof privacySections }

const LegalPage = ({ title, lead, sections }: Props) => (
  <>
    <PageHead title={title} lead={lead} />
    <div className="wrap">
      <div className="prose">
        <p className="label">{say(legalWords.dated, { date: LEGAL_DATE })}</p>
        {sections.map((section) => (
          <section key={section.title}>
            <h2>{section.title}</h2>
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
      </div>
    </div>
  </>
)

export const PrivacyPage = () => {
  const sections = useOffersGoogle() ? privacySectionsWithGoogle : privacySections
  return <LegalPage title={privacyTitle} lead={privacyLead} sections={sections} />
}
export const TermsPage = () => <LegalPage title={termsTitle} lead={termsLead} sections={termsSections} />
