import {
  deskPrivacySections,
  deskTermsSections,
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
import { useIsDesk, useOffersGoogle } from '../shared/browser/page-settings.ts'
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

const usePrivacySections = () => {
  const isDesk = useIsDesk()
  const offersGoogle = useOffersGoogle()
  if (isDesk) return deskPrivacySections
  return offersGoogle ? privacySectionsWithGoogle : privacySections
}

export const PrivacyPage = () => <LegalPage title={privacyTitle} lead={privacyLead} sections={usePrivacySections()} />
export const TermsPage = () => {
  const sections = useIsDesk() ? deskTermsSections : termsSections
  return <LegalPage title={termsTitle} lead={termsLead} sections={sections} />
}
