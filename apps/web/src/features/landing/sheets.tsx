import { landingWords as words } from '@atlas/contract'
import type { ReactNode } from 'react'
import { Icon } from '../../shared/ui/icon.tsx'
import { arrowRight, link, message, picture, recording } from '../../shared/ui/icons.ts'
import { Link } from '../../shared/ui/link.tsx'
import { Rose } from '../../shared/ui/rose.tsx'
import { heights, hot } from './wave.ts'

type Cell = {
  readonly to: string
  readonly icon: string
  readonly title: string
  readonly say: string
  readonly go: string
  readonly children: ReactNode
}

const Sheet = ({ to, icon, title, say, go, children }: Cell) => (
  <Link className="sheet-cell" to={to}>
    <h3>
      <Icon d={icon} size={30} />
      {title}
    </h3>
    <p>{say}</p>
    <div className="specimen">{children}</div>
    <span className="sheet-go">
      {go} <Icon d={arrowRight} size={20} />
    </span>
  </Link>
)

const MessageSample = () => (
  <div className="bubble">
    {words.messageSample[0]}
    <span className="hl">{words.messageSample[1]}</span>
    {words.messageSample[2]}
  </div>
)

const PictureSample = () => (
  <svg className="mini-pic" viewBox="0 0 320 132" aria-hidden="true">
    <rect className="mp-bg" x="1" y="1" width="318" height="130" />
    <path className="mp-line" d="M22 22h150v12H22z" />
    <path className="mp-line soft" d="M22 46h180v8H22zM22 64h164v8H22zM22 96h120v8H22z" />
    <path
      className="mp-qr"
      d="M232 24h24v24h-24zM276 24h24v24h-24zM232 68h24v24h-24zM238 30h12v12h-12zM282 30h12v12h-12zM238 74h12v12h-12zM264 30h6v14h-6zM262 54h12v8h-12zM284 58h14v8h-14zM270 72h10v18h-10zM288 76h10v10h-10zM236 56h14v6h-14z"
    />
    <path className="mp-box" d="M14 86h140v28H14zM222 14h88v88h-88z" />
    <circle className="mp-pin" cx="154" cy="86" r="11" />
    <circle className="mp-pin" cx="222" cy="14" r="11" />
    <text x="154" y="91">
      1
    </text>
    <text x="222" y="19">
      2
    </text>
  </svg>
)

const WaveSample = () => (
  <svg className="wave" viewBox="0 0 384 64" preserveAspectRatio="none" aria-hidden="true">
    {heights.map((height, index) => (
      <rect
        // The bars never move, so their place is their name.
        key={`bar ${index * 6}`}
        className={hot(index) ? 'hot' : undefined}
        x={index * 6}
        y={(64 - height) / 2}
        width="3.4"
        height={height}
        rx="1.7"
      />
    ))}
  </svg>
)

const LinkSample = () => (
  <div className="url-mini">
    <span className="sch">{words.linkSample[0]}</span>
    {words.linkSample[1]}
    <b>{words.linkSample[2]}</b>
    <span className="rest">{words.linkSample[3]}</span>
    <small>{words.linkSampleNote}</small>
  </div>
)

export const Sheets = () => (
  <section className="sec">
    <div className="wrap">
      <div className="sec-head">
        <h2>{words.whatTitle}</h2>
        <p className="lead">{words.whatLead}</p>
      </div>
      <div className="sheets">
        <Sheet to="/text" icon={message} title={words.message} say={words.messageSay} go={words.messageGo}>
          <MessageSample />
        </Sheet>
        <Sheet to="/image" icon={picture} title={words.pictureTitle} say={words.pictureSay} go={words.pictureGo}>
          <PictureSample />
        </Sheet>
        <Sheet
          to="/audio"
          icon={recording}
          title={words.recordingTitle}
          say={words.recordingSay}
          go={words.recordingGo}
        >
          <WaveSample />
        </Sheet>
        <Sheet to="/link" icon={link} title={words.link} say={words.linkSay} go={words.linkGo}>
          <LinkSample />
        </Sheet>
        <span className="rose-hub">
          <Rose size={112} />
        </span>
      </div>
    </div>
  </section>
)
