import {
  checkWords as words,
  keptWords,
  ownSentences,
  type PictureReport,
  reportWords,
  type TextReport,
  type Transcript,
} from '@atlas/contract'
import { Alert } from '../../shared/ui/alert.tsx'
import { Fold } from '../../shared/ui/fold.tsx'
import { CodesFound } from '../report/picture/codes-found.tsx'
import { MarkedText } from '../report/message/marked-text.tsx'
import { MarkedPicture } from '../report/picture/marked-picture.tsx'
import { MarkedRecording } from '../report/recording/marked-recording.tsx'
import { TextReportCard } from '../report/text-report-card.tsx'
import type { FileResult } from './file-check.ts'
import { TypeIt } from './type-it.tsx'

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

/** The report was kept, the file was not: the words that were read are marked instead. */
const Unkept = ({ say, text, report }: { say: string; text: string; report: TextReport }) => (
  <>
    <p className="note">{say}</p>
    <MarkedText title={reportWords.unmarked} text={text} evidence={report.evidence} />
  </>
)

const PictureWithoutText = ({ picture: { analysis, codes } }: { picture: PictureReport }) => (
  <>
    <Nothing title={analysis.error ?? ownSentences.noTextInPicture} say={words.imageNoText} />
    <CodesFound codes={codes} />
  </>
)

const PictureResult = ({ file, picture }: { file: File | undefined; picture: PictureReport }) => {
  const { analysis, text, codes } = picture
  if (text.trim() === '') return <PictureWithoutText picture={picture} />
  return (
    <>
      {analysis.error !== undefined && <Nothing title={analysis.error} say={words.imageHalfRead} />}
      <TextReportCard
        text={text}
        report={analysis}
        source="image"
        marked={
          file === undefined ? (
            <Unkept say={keptWords.pictureGone} text={text} report={analysis} />
          ) : (
            <MarkedPicture file={file} report={picture} />
          )
        }
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

type Heard = { readonly file: File | undefined; readonly heard: Transcript; readonly report: TextReport | undefined }

const RecordingResult = ({ file, heard, report }: Heard) => {
  const [first, ...others] = heard.warnings
  if (report === undefined)
    return (
      <>
        <Nothing
          title={first?.sentence ?? ownSentences.noSpeech}
          say={others.map(({ sentence }) => sentence).join(' ')}
        />
        <TypeIt />
      </>
    )
  return (
    <>
      {heard.warnings.map(({ code, sentence }) => (
        <Nothing key={code} title={sentence} say={words.audioHalfRead} />
      ))}
      {heard.warnings.some(({ code }) => code === 'not-english') && <TypeIt />}
      <TextReportCard
        text={heard.transcript}
        report={{ ...report, unsure: report.unsure || heard.warnings.length > 0 }}
        source="audio"
        marked={
          file === undefined ? (
            <Unkept say={keptWords.recordingGone} text={heard.transcript} report={report} />
          ) : (
            <MarkedRecording file={file} heard={heard} report={report} />
          )
        }
        found={<Folded title={words.transcript} text={heard.transcript} />}
      />
    </>
  )
}

export const FileReport = ({ file, result }: { file: File | undefined; result: FileResult }) =>
  result.kind === 'image' ? (
    <PictureResult file={file} picture={result.picture} />
  ) : (
    <RecordingResult file={file} heard={result.heard} report={result.report} />
  )
