import { codeWords, type PictureCode, reportWords as words, say } from '@atlas/contract'
import { Icon } from '../../../shared/ui/icon.tsx'
import { qrCode } from '../../../shared/ui/more-icons.ts'
import { CheckLink } from '../link/check-link.tsx'
import { toneOfLink } from '../band/verdict.ts'

const CodeRow = ({ code }: { code: PictureCode }) => {
  const { link } = code
  return (
    <li className={`qr-row v-${link === undefined ? 'unsure' : toneOfLink(link.verdict)}`}>
      <Icon d={qrCode} size={34} />
      <div>
        <b className="address">{code.content}</b>
        {link === undefined ? (
          <p>{codeWords[code.kind] ?? codeWords['text']}</p>
        ) : (
          <>
            <p>{link.explanation}</p>
            <CheckLink url={code.content} />
          </>
        )}
      </div>
    </li>
  )
}

/** Every code in the picture with what it carries; a link with its own verdict. Nothing is opened. */
export const CodesFound = ({ codes }: { codes: readonly PictureCode[] }) => {
  if (codes.length === 0) return null
  return (
    <div className="next">
      <h4 className="reasons-head">{say(words.codes, { count: codes.length })}</h4>
      <ul className="codes">
        {codes.map((code) => (
          <CodeRow key={`${code.box.x} ${code.box.y} ${code.content}`} code={code} />
        ))}
      </ul>
    </div>
  )
}
