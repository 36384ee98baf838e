import type { RateCard } from '#contracts/model/calculators/freight/rate-card.ts'
import type { InputProps } from '../inputs/input-props.ts'
import { Centres } from './centres.tsx'
import { Charges } from './charges.tsx'
import { Containers } from './containers.tsx'
import { Duty } from './duty.tsx'
import { Exchange } from './exchange.tsx'
import { Legs } from './legs.tsx'
import { RateTable } from './rate-table.tsx'

interface TablesProps extends InputProps {
  today: string
  onEdit: (card: RateCard) => void
  onAdd: () => void
}

/** What sellers set once: prices, charges, duty, days, rates and lists, each folded. */
export const Tables = ({ input, change, today, onEdit, onAdd }: TablesProps) => (
  <>
    <RateTable input={input} change={change} today={today} onEdit={onEdit} onAdd={onAdd} />
    <Charges input={input} change={change} />
    <Duty input={input} change={change} today={today} />
    <Legs input={input} change={change} />
    <Exchange input={input} change={change} />
    <Centres input={input} change={change} />
    <Containers input={input} change={change} />
  </>
)
