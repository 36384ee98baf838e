import { MatchCard } from '../../parts/match-card.tsx'
import classes from './result.module.css'
import type { Check } from './use-check.ts'

export type Matches = Check['result']['patents']['elsewhere']

interface MatchListProps {
  matches: Matches
  /** The designs to show; all by default. */
  shown?: Matches['row']
  /** URLs of the checked pictures. */
  images: readonly string[]
  label: string
  onOpen: (id: number) => void
}

export const MatchList = ({ matches: { row, pictures }, shown = row, images, label, onOpen }: MatchListProps) => (
  <ul className={classes.grid} aria-label={label}>
    {shown.map((hit) => (
      <li key={hit.id}>
        <MatchCard
          hit={hit}
          picture={images[pictures[row.indexOf(hit)] ?? 0] ?? null}
          risk={hit.risk}
          heading="h3"
          onOpen={() => onOpen(hit.id)}
        />
      </li>
    ))}
  </ul>
)
