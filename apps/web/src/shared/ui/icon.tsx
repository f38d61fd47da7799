/** An outline beside a word; the word says it all, so it is hidden from readers. */
export const Icon = ({ d, size = 22, className = '' }: { d: string; size?: number; className?: string }) => (
  <svg className={`i ${className}`} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
    <path d={d} />
  </svg>
)
