import { helpWords as words } from '@atlas/contract'
import { Icon } from '../../shared/ui/icon.tsx'
import { print, retry } from '../../shared/ui/more-icons.ts'
import { forgetAidChoice, useAidChoice } from './aid-choice.ts'

export const HelpTools = () => {
  const { what } = useAidChoice()
  if (what.size === 0) return null
  return (
    <div className="tools">
      <button className="btn outline" type="button" onClick={() => globalThis.print()}>
        <Icon d={print} />
        {words.print}
      </button>
      <button className="btn outline" type="button" onClick={forgetAidChoice}>
        <Icon d={retry} />
        {words.again}
      </button>
    </div>
  )
}
