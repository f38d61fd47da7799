export type Tone = 'scam' | 'susp' | 'legit' | 'unsure'

const outlines: Readonly<Record<Tone, { shape: string; sign: string }>> = {
  scam: {
    shape: 'M15.2 3.5h17.6L44.5 15.2v17.6L32.8 44.5H15.2L3.5 32.8V15.2z',
    sign: 'M24 13.5v13M24 34.2v.2',
  },
  susp: { shape: 'M24 4.5 45.5 42.5h-43z', sign: 'M24 18v11.5M24 36v.2' },
  legit: { shape: 'M24 3a21 21 0 1 0 0 42 21 21 0 0 0 0-42z', sign: 'm14.5 24.8 6.6 6.6 13-14' },
  unsure: {
    shape: 'M24 2.5 45.5 24 24 45.5 2.5 24z',
    sign: 'M19 19.5c0-2.9 2.2-5 5-5s5 1.9 5 4.7c0 3.4-5 3.7-5 7.6M24 33.2v.2',
  },
}

/** Each verdict has a shape of its own, so that colour is never needed to tell them apart. */
export const Glyph = ({ tone, size, isMini = false }: { tone: Tone; size: number; isMini?: boolean }) => (
  <svg className={isMini ? 'glyph mini' : 'glyph'} width={size} height={size} viewBox="0 0 48 48" aria-hidden="true">
    <path className="shape" d={outlines[tone].shape} />
    <path className="sign" d={outlines[tone].sign} />
  </svg>
)
