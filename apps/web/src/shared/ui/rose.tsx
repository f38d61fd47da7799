import drawing from './rose.svg'

/** The compass rose, in the page's own colours: they reach into a drawing that is used, not shown as a picture. */
export const Rose = ({ size }: { size: number }) => (
  <svg className="rose" width={size} height={size} aria-hidden="true">
    <use href={`${drawing}#rose`} />
  </svg>
)
