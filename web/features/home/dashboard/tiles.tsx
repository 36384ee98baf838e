import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { formatCount, formatPower } from '#contracts/model/number.ts'
import { openTopUp } from '#web/features/ledger/public/top-up.state.ts'
import { day } from '#web/kit/format.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useGrouping } from '#web/kit/session.ts'
import classes from './dashboard.module.css'
import type { HomeData } from './home-data.ts'

export function Tiles({ data: { power, plan, running, watched, unseen } }: { data: HomeData }) {
  const { t } = useTranslation('dashboard')
  const grouping = useGrouping()
  return (
    <div className={classes.tiles}>
      <Tile
        name={t('tile.credits')}
        figure={formatPower(power, grouping)}
        note={plan ? t('tile.plan', { name: plan.name, day: day(plan.until) }) : t('tile.noPlan')}
      >
        <Button size="xs" variant="default" onClick={openTopUp}>
          {t('tile.topUp')}
        </Button>
      </Tile>
      <Tile
        name={t('tile.running')}
        figure={formatCount(running, grouping)}
        note={running > 0 ? t('tile.runningNote') : t('tile.noneRunning')}
      >
        <Button size="xs" variant="default" component={Link} href="/products/asin_fx/index">
          {t('tile.analyse')}
        </Button>
      </Tile>
      <Tile
        name={t('tile.unseen')}
        figure={formatCount(unseen, grouping)}
        note={t('tile.watched', { total: formatCount(watched, grouping) })}
      >
        <Button size="xs" variant="default" component={Link} href="/dashboard?tab=watches">
          {t('tile.manage')}
        </Button>
      </Tile>
    </div>
  )
}

interface TileProps {
  name: string
  figure: string
  note: string
  children: ReactNode
}

const Tile = ({ name, figure, note, children }: TileProps) => (
  <section className={classes.tile} aria-label={name}>
    <p className={classes.label}>{name}</p>
    <p className={classes.figure}>{figure}</p>
    <p className={classes.note}>{note}</p>
    <div className={classes.act}>{children}</div>
  </section>
)
