import type { FoundOffer } from '#contracts/api/sourcing-rows.ts'
import { DASH } from '#contracts/model/number.ts'
import { OFFER_NUMBER_NAMES, OFFER_NUMBERS, type OfferNumber } from '#contracts/model/sourcing/offer-metrics.ts'
import type { ListColumn } from '#web/kit/list/column.ts'
import type { SourcedProduct } from '../sourcing-paths.ts'
import type { Reader } from '../use-reader.ts'
import classes from './offer-cell.module.css'
import { OfferCell } from './offer-cell.tsx'
import { SupplierCell } from './supplier-cell.tsx'

interface OfferColumnsOptions {
  reader: Reader
  product: SourcedProduct | null
  /** Whether the offers have a similarity. */
  isByPicture: boolean
  words: {
    offer: string
    supplier: string
    category: string
    belt: string
    listedOn: string
    similarity: string
    similarityHelp: string
    from: (units: string) => string
  }
}

/** Shown at first, in this order. */
const FIRST: readonly OfferNumber[] = ['price', 'minOrder', 'units30', 'repeatRate', 'refundRate']

/** All columns of the list of offers; a metric brings its name, formula, unit and order. */
export function offerColumns({ reader, product, isByPicture, words }: OfferColumnsOptions): ListColumn<FoundOffer>[] {
  const { texts, nameOf, write, separator } = reader
  const { names, formulas, values } = texts
  const numberColumn = (name: OfferNumber): ListColumn<FoundOffer> => ({
    id: name,
    head: names[name],
    help: formulas[name],
    isNumber: true,
    width: name === 'price' ? 156 : 104,
    isOptional: !FIRST.includes(name) && name !== 'score',
    sort: { by: name, first: OFFER_NUMBERS[name].first },
    cell: (row) =>
      name === 'price' ? (
        <PriceCell row={row} write={write} from={words.from} />
      ) : (
        write(OFFER_NUMBERS[name].unit, row.values[name])
      ),
  })
  const listColumn = (name: 'services' | 'lines', width: number): ListColumn<FoundOffer> => {
    const meanings: Readonly<Record<string, string>> = values[name]
    return {
      id: name,
      head: names[name],
      help: formulas[name],
      width,
      isOptional: true,
      cell: (row) => row[name].map((value) => meanings[value]).join(separator) || DASH,
    }
  }
  return [
    { id: 'offer', head: words.offer, width: 360, cell: (row) => <OfferCell row={row} product={product} /> },
    ...FIRST.map(numberColumn),
    ...(isByPicture ? [similarityColumn(reader, words)] : []),
    {
      id: 'supplier',
      head: words.supplier,
      width: 240,
      cell: ({ supplier }) => <SupplierCell supplier={supplier} />,
    },
    {
      id: 'shipping',
      head: names.shipping,
      help: formulas.shipping,
      width: 128,
      cell: ({ shipping }) => values.shipping[shipping],
    },
    numberColumn('score'),
    ...OFFER_NUMBER_NAMES.filter((name) => !FIRST.includes(name) && name !== 'score').map(numberColumn),
    listColumn('services', 220),
    listColumn('lines', 180),
    {
      id: 'category',
      head: words.category,
      width: 140,
      isOptional: true,
      cell: ({ category }) => nameOf(category.name),
    },
    {
      id: 'belt',
      head: words.belt,
      width: 160,
      isOptional: true,
      cell: ({ supplier: { belt } }) => nameOf(belt.goods),
    },
    { id: 'listedOn', head: words.listedOn, width: 112, isOptional: true, cell: ({ listedOn }) => listedOn },
  ]
}

const similarityColumn = ({ write }: Reader, words: OfferColumnsOptions['words']): ListColumn<FoundOffer> => ({
  id: 'similarity',
  head: words.similarity,
  help: words.similarityHelp,
  isNumber: true,
  width: 96,
  cell: ({ similarity }) => write('share', similarity),
})

interface PriceCellProps {
  row: FoundOffer
  write: Reader['write']
  from: (units: string) => string
}

/** The price at the minimum order, and the lowest tier; all tiers are the tooltip. */
function PriceCell({ row: { values, tiers }, write, from }: PriceCellProps) {
  const tierText = ({ from: units, price }: FoundOffer['tiers'][number]) =>
    `${from(write('count', units))} ${write('yuan', price)}`
  const last = tiers.at(-1)
  return (
    <span title={tiers.map(tierText).join('\n')}>
      {write('yuan', values.price)}
      {tiers.length > 1 && last && <small className={classes.tier}>{tierText(last)}</small>}
    </span>
  )
}
