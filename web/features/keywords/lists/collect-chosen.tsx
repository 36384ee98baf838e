import type { ReactNode } from 'react'
import type { TermOrigin } from '#contracts/api/keyword-lists.ts'
import type { Marketplace } from '#contracts/model/marketplaces.ts'
import { CollectButton } from './collect-button.tsx'

/** Terms that one call puts into a list. */
const MAX_CHOSEN = 500
/** Characters of what terms were found by. */
const DETAIL_LENGTH = 200

interface Found {
  marketplace: Marketplace
  origin: TermOrigin
  /** What the terms were found by, such as the seeds of the search. */
  detail: string
}

interface Chosen {
  max: number
  actions: (rows: readonly { text: string }[], clear: () => void) => ReactNode
}

/** Lets a list of terms put its chosen rows into a keyword list. */
export const collectChosen = ({ marketplace, origin, detail }: Found): Chosen => ({
  max: MAX_CHOSEN,
  actions: (rows, clear) => (
    <CollectButton
      collected={{
        by: 'terms',
        marketplace,
        terms: rows.map(({ text }) => text),
        origin,
        detail: detail.slice(0, DETAIL_LENGTH),
      }}
      onDone={clear}
    />
  ),
})
