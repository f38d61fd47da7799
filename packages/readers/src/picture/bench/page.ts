import type { Scene } from './scene.ts'

/** A scene as a web page. Whatever a reader should find carries `data-t`, in reading order. */
const THEMES = {
  light: {
    ground: '#ffffff',
    bar: '#f2f3f5',
    ink: '#15181c',
    dim: '#6b7280',
    mine: '#d3e3fd',
    theirs: '#eceff1',
    mineInk: '#10213f',
    accent: '#1a56db',
  },
  dark: {
    ground: '#101418',
    bar: '#1b2127',
    ink: '#e8eaed',
    dim: '#9aa0a6',
    mine: '#0b57d0',
    theirs: '#262c33',
    mineInk: '#f3f7ff',
    accent: '#8ab4f8',
  },
  green: {
    ground: '#efe7dd',
    bar: '#075e54',
    ink: '#111b21',
    dim: '#667781',
    mine: '#d9fdd3',
    theirs: '#ffffff',
    mineInk: '#111b21',
    accent: '#027eb5',
  },
  blue: {
    ground: '#ffffff',
    bar: '#f6f6f8',
    ink: '#000000',
    dim: '#8e8e93',
    mine: '#0a84ff',
    theirs: '#e9e9eb',
    mineInk: '#ffffff',
    accent: '#0a60ff',
  },
} as const

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Links are drawn the way apps draw them. */
const rich = (text: string): string =>
  escape(text).replaceAll(/(?:https?:\/\/|www\.)\S+?(?=[.,]?(?:\s|$))/g, (link) => `<a>${link}</a>`)

const t = (text: string, kind = '', tag = 'div'): string => `<${tag} data-t class="${kind}">${rich(text)}</${tag}>`

const chat = (scene: Extract<Scene, { kind: 'chat' }>): string =>
  `<div class="status">${t('9:41', '', 'span')}${t('5G', '', 'span')}</div>` +
  `<div class="head">${t(scene.name, 'name')}</div><div class="talk">` +
  scene.messages
    .map(({ me, text, time }) => {
      const stamp = time === undefined ? '' : t(time, 'time')
      return `<div class="bubble ${me ? 'mine' : 'theirs'}">${t(text)}${stamp}</div>`
    })
    .join('') +
  '</div>'

const mail = (scene: Extract<Scene, { kind: 'mail' }>): string =>
  `<div class="mail">${t(scene.subject, 'subject')}${t(scene.from, 'from')}${t(scene.date, 'date')}` +
  scene.paragraphs.map((text) => t(text, 'p')).join('') +
  (scene.button === undefined ? '' : `<div class="center">${t(scene.button, 'button', 'span')}</div>`) +
  '</div>'

const bank = (scene: Extract<Scene, { kind: 'bank' }>): string =>
  `<div class="mail">${t(scene.title, 'subject')}` +
  scene.rows
    .map(([label, value]) => `<div class="row">${t(label, '', 'span')}${t(value, 'sum', 'span')}</div>`)
    .join('') +
  `${t(scene.note, 'p dim')}</div>`

const social = (scene: Extract<Scene, { kind: 'social' }>): string =>
  `<div class="mail">${t(scene.author, 'subject')}${t(scene.text, 'post')}` +
  scene.comments.map(([who, text]) => `<div class="comment">${t(who, 'who')}${t(text)}</div>`).join('') +
  '</div>'

const notice = (scene: Extract<Scene, { kind: 'notice' }>): string =>
  `<div class="card">${t(scene.title, 'subject')}${scene.lines.map((line) => t(line, 'p')).join('')}` +
  `<div class="center">${t(scene.button, 'button', 'span')}</div></div>`

const columns = (scene: Extract<Scene, { kind: 'columns' }>): string =>
  `<div class="top">${scene.bar
    .split(/ {2,}/)
    .map((word) => t(word, '', 'span'))
    .join('')}</div><div class="columns">${scene.columns
    .map((column) => `<div class="column">${column.map((text) => t(text, 'p')).join('')}</div>`)
    .join('')}</div>`

const letter = (scene: Extract<Scene, { kind: 'letter' }>): string =>
  `<div class="letter">${scene.address.map((line) => t(line)).join('')}<br>` +
  `${scene.paragraphs.map((text) => t(text, 'p')).join('')}</div>`

const codes = (scene: Extract<Scene, { kind: 'codes' }>, drawings: readonly string[]): string =>
  `<div class="card">${t(scene.title, 'subject')}<div class="codes">${drawings.join('')}</div>${t(scene.note, 'p')}</div>`

const body = (scene: Scene, drawings: readonly string[]): string => {
  if (scene.kind === 'chat') return chat(scene)
  if (scene.kind === 'mail') return mail(scene)
  if (scene.kind === 'bank') return bank(scene)
  if (scene.kind === 'social') return social(scene)
  if (scene.kind === 'notice') return notice(scene)
  if (scene.kind === 'columns') return columns(scene)
  return scene.kind === 'letter' ? letter(scene) : codes(scene, drawings)
}

const style = (scene: Scene): string => {
  const c = THEMES[scene.theme]
  return `
* { box-sizing: border-box } body { margin: 0; background: ${c.ground}; color: ${c.ink}; font: 16px/1.4 '${scene.font}', 'Noto Sans', 'Noto Sans CJK SC', sans-serif }
a { color: ${c.accent}; text-decoration: underline } .mine a { color: inherit }
.status { display: flex; justify-content: space-between; padding: 6px 18px; font-size: 13px; background: ${c.bar}; color: ${scene.theme === 'green' ? '#fff' : c.ink} }
.head { padding: 12px 18px; background: ${c.bar}; color: ${scene.theme === 'green' ? '#fff' : c.ink}; font-weight: 600; font-size: 18px }
.talk { padding: 12px; display: flex; flex-direction: column; gap: 9px }
.bubble { max-width: 80%; padding: 8px 12px; border-radius: 16px; overflow-wrap: anywhere; white-space: pre-line } .time { font-size: 11px; color: ${c.dim}; text-align: right }
.mine { background: ${c.mine}; color: ${c.mineInk}; align-self: flex-end } .mine .time { color: inherit; opacity: .75 } .theirs { background: ${c.theirs}; align-self: flex-start }
.mail { padding: 20px 18px } .subject { font-size: 22px; font-weight: 600; line-height: 1.25; margin-bottom: 12px } .from { font-size: 14px; overflow-wrap: anywhere } .date { font-size: 13px; color: ${c.dim}; margin-bottom: 14px }
.p { margin: 0 0 13px; overflow-wrap: anywhere } .dim { color: ${c.dim}; font-size: 14px; margin-top: 18px } .center { text-align: center; padding: 8px }
.button { background: ${c.accent}; color: ${scene.theme === 'dark' ? '#101418' : '#fff'}; padding: 10px 22px; border-radius: 22px; font-weight: 600; display: inline-block }
.row { display: flex; justify-content: space-between; gap: 12px; padding: 13px 0; border-bottom: 1px solid ${c.dim}44 } .sum { font-weight: 600; white-space: nowrap }
.post { margin-bottom: 18px; overflow-wrap: anywhere } .comment { background: ${c.theirs}; border-radius: 12px; padding: 9px 13px; margin: 0 0 10px; font-size: 15px } .who { font-weight: 600 }
.card { margin: 60px 20px; padding: 22px; background: ${c.theirs}; border-radius: 18px; text-align: center } .codes { display: flex; justify-content: center; gap: 40px; padding: 16px; background: #fff; margin-bottom: 16px } .codes svg { width: 120px; height: 120px }
.top { display: flex; gap: 40px; padding: 12px 28px; background: ${c.bar}; font-size: 14px } .columns { display: flex; gap: 48px; padding: 22px 28px; font-size: 14px } .column { flex: 1 }
.letter { padding: 70px 80px; font-size: 17px; font-family: '${scene.font}', serif }`
}

export const pageFor = (scene: Scene, drawings: readonly string[] = []): string =>
  `<!doctype html><meta charset="utf-8"><style>${style(scene)}</style>${body(scene, drawings)}`
