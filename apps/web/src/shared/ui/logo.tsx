/** A pair of dividers, as used on charts: the A of ATLAS. */
export const Logo = ({ size }: { size: number }) => (
  <svg className="logo-mark" width={size} height={size} viewBox="0 0 36 36" aria-hidden="true">
    <circle cx="18" cy="6" r="3.1" />
    <path d="M16.4 8.9 6 33M19.6 8.9 30 33" />
    <path className="arc" d="M9.3 22.4c5.3 3.4 12.1 3.4 17.4 0" />
  </svg>
)
