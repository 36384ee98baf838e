import { Button } from '@mantine/core'
import { Link } from 'wouter'
import { regroup } from '#contracts/model/number.ts'
import { RISK_TONES } from '#contracts/model/rights/risk-tones.ts'
import { Card } from '#web/kit/card/card.tsx'
import { useTranslation } from '#web/kit/i18n.ts'
import { Folded } from '#web/kit/parts/folded.tsx'
import { Tag } from '#web/kit/parts/tag.tsx'
import { useGrouping } from '#web/kit/session.ts'
import classes from './detail.module.css'
import type { Detail } from './history-points.ts'
import { useWriter } from './use-writer.ts'

interface DetailProps {
  detail: Detail
}

type Fee = NonNullable<Detail['fees']>['referral']

const subjectOf = ({ product }: Detail) => new URLSearchParams({ asin: product.asin, marketplace: product.marketplace })

export function FeesCard({ detail }: DetailProps) {
  const { t } = useTranslation('product-detail')
  const { money, moneyRange, shareRange } = useWriter(detail.product.marketplace)
  const { fees } = detail
  const feeText = ({ amount, reason }: Fee) =>
    amount ? moneyRange(amount) : t('fees.unknown', { reason: reason ?? t('facts.unknown') })
  return (
    <Card title={t('fees.title')} {...(fees && { hint: t('fees.hint', { day: fees.on }) })}>
      {fees ? (
        <dl className={classes.lines}>
          <Line name={t('fees.price')}>{money(fees.price)}</Line>
          {fees.vat > 0 && <Line name={t('fees.vat')}>{money(fees.vat)}</Line>}
          <Line name={t('fees.referral')} note={fees.referral.amount ? fees.referral.reason : null}>
            {feeText(fees.referral)}
          </Line>
          <Line name={t('fees.fba')} note={fees.fba.amount ? fees.fba.reason : null}>
            {feeText(fees.fba)}
          </Line>
          <Line name={t('fees.left')} isTotal>
            {moneyRange(fees.gross)}
          </Line>
          <Line name={t('fees.margin')}>{shareRange(fees.margin)}</Line>
        </dl>
      ) : (
        <p className={classes.none}>{t('fees.none')}</p>
      )}
      <Button component={Link} href={`/ai/profit/analysis?${subjectOf(detail)}`} variant="default">
        {t('fees.toProfit')}
      </Button>
    </Card>
  )
}

interface LineProps {
  name: string
  note?: string | null
  isTotal?: boolean
  children: string
}

const Line = ({ name, note, isTotal, children }: LineProps) => (
  <div data-total={isTotal || undefined}>
    <dt>
      {name}
      {note && <small>{note}</small>}
    </dt>
    <dd>{children}</dd>
  </div>
)

const VERDICT_TONES = { warn: 'warn', fail: 'bad' } as const

/** What to mend first; passed checks are folded. */
export function ListingCard({ detail: { listing } }: DetailProps) {
  const { t } = useTranslation('product-detail')
  const grouping = useGrouping()
  const shown = (text: string) => regroup(text, grouping)
  const { score, checks } = listing
  const open = checks
    .filter(({ verdict }) => verdict === 'warn' || verdict === 'fail')
    .toSorted((a, b) => b.maximum - b.points - (a.maximum - a.points))
  const passed = checks.filter(({ verdict }) => verdict === 'pass')
  const unknown = checks.filter(({ verdict }) => verdict === 'unknown')
  return (
    <Card title={t('listing.title')} hint={t('listing.hint')}>
      <p className={classes.score}>{score === null ? t('listing.unknown') : t('listing.score', { score })}</p>
      {open.length === 0 && <p className={classes.none}>{t('listing.allPassed')}</p>}
      <ul className={classes.checks}>
        {open.map(({ text, fix, verdict, points, maximum }) => (
          <li key={text}>
            <Tag tone={verdict === 'fail' ? VERDICT_TONES.fail : VERDICT_TONES.warn}>
              {t('listing.points', { points, maximum })}
            </Tag>
            <span>
              {shown(text)}
              {fix && <small>{shown(fix)}</small>}
            </span>
          </li>
        ))}
        {unknown.map(({ text }) => (
          <li key={text}>
            <Tag tone="plain">{t('listing.unjudged')}</Tag>
            <span>{shown(text)}</span>
          </li>
        ))}
      </ul>
      {passed.length > 0 && (
        <Folded label={t('listing.passed', { count: passed.length })}>
          <ul className={classes.checks}>
            {passed.map(({ text, points, maximum }) => (
              <li key={text}>
                <Tag tone="good">{t('listing.points', { points, maximum })}</Tag>
                <span>{shown(text)}</span>
              </li>
            ))}
          </ul>
        </Folded>
      )}
    </Card>
  )
}

export function RightsCard({ detail }: DetailProps) {
  const { t } = useTranslation('product-detail')
  const { words } = useWriter(detail.product.marketplace)
  const { rights } = detail
  const check = `/ai/tort/query?${subjectOf(detail)}`
  return (
    <Card title={t('rights.title')}>
      {rights ? (
        <>
          <p className={classes.rights}>
            {t('rights.last')} <Tag tone={RISK_TONES[rights.risk]}>{words.values.rights[rights.risk]}</Tag>
          </p>
          <div className={classes.ways}>
            <Button component={Link} href={`/ai/tort/query?id=${rights.id}`} variant="default">
              {t('rights.result')}
            </Button>
            <Button component={Link} href={check} variant="subtle">
              {t('rights.again')}
            </Button>
          </div>
        </>
      ) : (
        <>
          <p className={classes.rights}>{t('rights.unchecked')}</p>
          <Button component={Link} href={check} variant="default">
            {t('rights.check')}
          </Button>
        </>
      )}
    </Card>
  )
}
