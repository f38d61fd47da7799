import { scaleWords as words } from '@atlas/contract'

type Props = {
  readonly label: string
  /** Where the score stands, in percent of the bar, and how it is written; none on the landing page. */
  readonly pin?: { readonly place: number; readonly text: string } | undefined
}

/** A scale bar with the two cut points. */
export const Scale = ({ label, pin }: Props) => (
  <div className={pin === undefined ? 'scale bare' : 'scale'}>
    <p className="vh">{label}</p>
    <Bar pin={pin} />
  </div>
)

/** Drawn for the eye; what it says is said in words above. */
const Bar = ({ pin }: Pick<Props, 'pin'>) => (
  <div aria-hidden="true">
    {pin !== undefined && (
      <div className="scale-run">
        <span className="scale-pin" style={{ '--x': `${pin.place}%` }}>
          <b>{pin.text}</b>
        </span>
      </div>
    )}
    <div className="scale-bar">
      <span className="z z-legit" />
      <span className="z z-susp" />
      <span className="z z-scam" />
    </div>
    <div className="scale-ticks">
      <span>0</span>
      <span>1.5</span>
      <span>4</span>
      <span>10</span>
    </div>
    <div className="scale-names">
      <span className="z-legit">{words.names.legit}</span>
      <span className="z-susp">{words.names.susp}</span>
      <span className="z-scam">{words.names.scam}</span>
    </div>
  </div>
)
