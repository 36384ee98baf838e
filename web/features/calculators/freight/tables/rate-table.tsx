import { Button } from '@mantine/core'
import { useState } from 'react'
import { MODE_NAMES, NOTE_TEXTS } from '#contracts/model/calculators/freight/freight.texts.ts'
import { MODES } from '#contracts/model/calculators/freight/modes.ts'
import { SECTION_NAMES } from '#contracts/model/calculators/freight/problem.texts.ts'
import { RATE_CARD_TEXTS } from '#contracts/model/calculators/freight/rate-card.texts.ts'
import type { RateCard } from '#contracts/model/calculators/freight/rate-card.ts'
import {
  pricesText,
  regionText,
  sourceText,
  transitText,
  validityText,
} from '#contracts/model/calculators/freight/rate-card-text.ts'
import { isUndated } from '#contracts/model/calculators/freight/rate-cards.ts'
import { startFreight } from '#contracts/model/calculators/freight/start.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { Tag } from '#web/kit/parts/tag.tsx'
import { useLanguage } from '#web/kit/session.ts'
import { FoldedGroup } from '../../parts/folded-group.tsx'
import { useReader } from '../../parts/use-writing.ts'
import type { InputProps } from '../inputs/input-props.ts'
import classes from './tables.module.css'

interface RateTableProps extends InputProps {
  today: string
  onEdit: (card: RateCard) => void
  onAdd: () => void
}

/** The rate cards of the marketplace, grouped by mode. In each group, the seller's own cards come first. */
export function RateTable({ input, change, today, onEdit, onAdd }: RateTableProps) {
  const { t } = useTranslation(['freight-tables', 'freight'])
  const language = useLanguage()
  const { rateCards, marketplace } = input
  const own = rateCards.filter(({ kind }) => kind === 'own').length
  const sorted = rateCards.toSorted(
    (a, b) =>
      MODES.indexOf(a.mode) - MODES.indexOf(b.mode) || Number(a.kind === 'published') - Number(b.kind === 'published'),
  )
  const [isAll, setAll] = useState(false)
  return (
    <FoldedGroup
      title={SECTION_NAMES[language].rateCards}
      summary={t('rates.summary', { published: rateCards.length - own, own })}
      note={t('rates.note')}
    >
      <div className={classes.wide}>
        {rateCards.length === 0 && <p>{t('rates.none')}</p>}
        <ul className={classes.rows}>
          {(isAll ? sorted : sorted.slice(0, 12)).map((card) => (
            <CardRow
              key={card.id}
              card={card}
              isOver={!isUndated(card) && card.validTo !== null && card.validTo < today}
              onEdit={() => onEdit(card)}
              onDelete={() => change({ rateCards: rateCards.filter(({ id }) => id !== card.id) })}
            />
          ))}
        </ul>
        <div className={classes.tools}>
          <Button variant="default" size="xs" onClick={onAdd}>
            {t('rates.add')}
          </Button>
          {sorted.length > 12 && !isAll && (
            <Button variant="subtle" size="xs" onClick={() => setAll(true)}>
              {t('freight:goods.more', { count: sorted.length - 12 })}
            </Button>
          )}
          <Button
            variant="subtle"
            size="xs"
            onClick={() => change({ rateCards: startFreight(marketplace, today).rateCards })}
          >
            {t('rates.reset')}
          </Button>
        </div>
      </div>
    </FoldedGroup>
  )
}

interface CardRowProps {
  card: RateCard
  isOver: boolean
  onEdit: () => void
  onDelete: () => void
}

function CardRow({ card, isOver, onEdit, onDelete }: CardRowProps) {
  const { t } = useTranslation(['freight-tables', 'freight'])
  const writing = useReader()
  const { language } = writing
  const mode = MODE_NAMES[language][card.mode]
  const nameOf = (action: string) => t('rates.of', { action, mode, from: card.validFrom })
  const transit = transitText(card, writing)
  return (
    <li className={classes.card}>
      <div>
        <strong>{mode}</strong> {regionText(card, writing)}{' '}
        {isOver && <Tag tone="warn">{RATE_CARD_TEXTS[language].over}</Tag>}
        {isUndated(card) && <Tag tone="warn">{NOTE_TEXTS[language].cardUndated}</Tag>}
        <span>
          {pricesText(card, writing)}
          {transit && ` · ${transit}`}
        </span>
        <small>
          {validityText(card, writing)} · {sourceText(card, writing)}
        </small>
      </div>
      <div className={classes.actions}>
        <button type="button" aria-label={nameOf(t('rates.edit'))} onClick={onEdit}>
          {t('rates.edit')}
        </button>
        <button type="button" aria-label={nameOf(t('rates.delete'))} onClick={onDelete}>
          {t('rates.delete')}
        </button>
      </div>
    </li>
  )
}
