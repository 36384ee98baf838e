import type { RateCard } from '#contracts/model/calculators/freight/rate-card.ts'
import { memoByInputs } from '../../parts/memo-by-inputs.ts'
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

const RatesGroup = memoByInputs(RateTable, 'rateCards', 'marketplace')
const ChargesGroup = memoByInputs(Charges, 'charges', 'marketplace')
const DutyGroup = memoByInputs(Duty, 'duty', 'marketplace', 'goods')
const LegsGroup = memoByInputs(Legs, 'legs')
const ExchangeGroup = memoByInputs(Exchange, 'exchange')
const CentresGroup = memoByInputs(Centres, 'fulfilmentCentres', 'marketplace')
const ContainersGroup = memoByInputs(Containers, 'containers')

/**
 * Folded groups of settings that a seller enters once: rate cards, charges, duty, days of the legs, exchange rates,
 * fulfilment centres and containers. The groups are memoized, so the functions in the props must be stable.
 */
export const Tables = ({ input, change, today, onEdit, onAdd }: TablesProps) => (
  <>
    <RatesGroup input={input} change={change} today={today} onEdit={onEdit} onAdd={onAdd} />
    <ChargesGroup input={input} change={change} />
    <DutyGroup input={input} change={change} today={today} />
    <LegsGroup input={input} change={change} />
    <ExchangeGroup input={input} change={change} />
    <CentresGroup input={input} change={change} />
    <ContainersGroup input={input} change={change} />
  </>
)
