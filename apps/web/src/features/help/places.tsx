import { type countries, placeWords as words, say } from '@atlas/contract'
import { Icon } from '../../shared/ui/icon.tsx'
import { external } from '../../shared/ui/more-icons.ts'

type Place = (typeof countries)[number]['places'][number]

const PlaceName = ({ name, href }: { name: string; href: string | undefined }) => {
  if (href === undefined) return <b>{name}</b>
  if (!href.startsWith('https:')) return <a href={href}>{name}</a>
  return (
    <a href={href} target="_blank" rel="noreferrer" aria-label={say(words.outside, { name })}>
      {name} <Icon d={external} size={18} />
    </a>
  )
}

export const Places = ({ places }: { places: readonly Place[] }) => (
  <ul className="ports">
    {places.map(({ name, href, say: what }) => (
      <li key={name}>
        <PlaceName name={name} href={href} />
        <span>{what}</span>
      </li>
    ))}
  </ul>
)
