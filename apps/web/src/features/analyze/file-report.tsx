import {
  checkWords as words,
  ownSentences,
  type PictureReport,
  type TextReport,
  type Transcript,
} from '@atlas/contract'
import { Alert } from '../../shared/ui/alert.tsx'
import { Fold } from '../../shared/ui/fold.tsx'
import { CodesFound } from '../report/picture/codes-found.tsx'
import { MarkedPicture } from '../report/picture/marked-picture.tsx'
import { MarkedRecording } from '../report/recording/marked-recording.tsx'
import { TextReportCard } from '../report/text-report-card.tsx'
import type { FileResult } from './file-check.ts'

const Folded = ({ title, text }: { title: string; text: string }) =>
  text === '' ? null : (
    <div className="next">
      <h4 className="reasons-head">{title}</h4>
      <Fold text={text} />
    </div>
  )

/** Nothing could be judged: that is said, and no verdict is given. */
const Nothing = ({ title, say }: { title: string; say: string }) => (
  <div className="after-workspace">
    <Alert tone="unsure" title={title} say={say} />
  </div>
)

const PictureWithoutText = ({ picture: { analysis, codes } }: { picture: PictureReport }) => (
  <>
    <Nothing title={analysis.error ?? ownSentences.noTextInPicture} say={words.imageNoText} />
    <CodesFound codes={codes} />
  </>
)

const PictureResult = ({ file, picture }: { file: File; picture: PictureReport }) => {
  const { analysis, text, codes } = picture
  if (text.trim() === '') return <PictureWithoutText picture={picture} />
  return (
    <>
      {analysis.error !== undefined && <Nothing title={analysis.error} say={words.imageHalfRead} />}
      <TextReportCard
        text={text}
        report={analysis}
        source="image"
        marked={<MarkedPicture file={file} report={picture} />}
        found={
          <>
            <CodesFound codes={codes} />
            <Folded title={words.imageRead} text={text} />
          </>
        }
      />
    </>
  )
}

type Heard = { readonly file: File; readonly heard: Transcript; readonly report: TextReport | undefined }

const RecordingResult = ({ file, heard, report }: Heard) => {
  const [first, ...others] = heard.warnings
  if (report === undefined)
    return (
      <Nothing
        title={first?.sentence ?? ownSentences.noSpeech}
        say={others.map(({ sentence }) => sentence).join(' ')}
      />
    )
  return (
    <>
      {heard.warnings.map(({ code, sentence }) => (
        <Nothing key={code} title={sentence} say={words.audioHalfRead} />
      ))}
      <TextReportCard
        text={heard.transcript}
        report={{ ...report, unsure: report.unsure || heard.warnings.length > 0 }}
        source="audio"
        marked={<MarkedRecording file={file} heard={heard} report={report} />}
        found={<Folded title={words.transcript} text={heard.transcript} />}
      />
    </>
  )
}

export const FileReport = ({ file, result }: { file: File; result: FileResult }) =>
  result.kind === 'image' ? (
    <PictureResult file={file} picture={result.picture} />
  ) : (
    <RecordingResult file={file} heard={result.heard} report={result.report} />
  )
