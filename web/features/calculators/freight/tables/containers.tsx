import { Button } from '@mantine/core'
import { CONTAINER_SIZES } from '#contracts/model/calculators/freight/containers.ts'
import { CONTAINER_NAMES } from '#contracts/model/calculators/freight/freight.texts.ts'
import type { FreightInput } from '#contracts/model/calculators/freight/input.ts'
import { SECTION_NAMES } from '#contracts/model/calculators/freight/problem.texts.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useLanguage } from '#web/kit/session.ts'
import { FoldedGroup } from '../../parts/folded-group.tsx'
import { NumberCell } from '../fields/number-cell.tsx'
import type { InputProps } from '../inputs/input-props.ts'
import classes from './tables.module.css'

type Size = FreightInput['containers'][number]

const SIDES = ['length', 'width', 'height'] as const

/** Usable volume, payload and inner sides of the containers. */
export function Containers({ input, change }: InputProps) {
  const { t } = useTranslation('freight-tables')
  const language = useLanguage()
  const { containers } = input
  const put = (at: number, part: Partial<Size>) =>
    change({ containers: containers.map((size, place) => (place === at ? { ...size, ...part } : size)) })
  return (
    <FoldedGroup
      title={SECTION_NAMES[language].containers}
      summary={containers.map(({ container }) => CONTAINER_NAMES[language][container]).join(' · ')}
      note={t('containers.note')}
    >
      <div className={classes.wide}>
        <ul className={classes.rows}>
          {containers.map((size, at) => {
            const name = CONTAINER_NAMES[language][size.container]
            const path = `containers.${at}`
            return (
              <li key={size.container} className={classes.container}>
                <strong>{name}</strong>
                <NumberCell
                  path={`${path}.usableCbm`}
                  label={t('containers.cbm')}
                  labelled
                  unit="CBM"
                  value={size.usableCbm || null}
                  onChange={(usableCbm) => put(at, { usableCbm: usableCbm ?? 0 })}
                />
                <NumberCell
                  path={`${path}.payloadGrams`}
                  label={t('containers.payload')}
                  labelled
                  value={size.payloadGrams || null}
                  unit="kg"
                  scale={1000}
                  onChange={(payloadGrams) => put(at, { payloadGrams: payloadGrams ?? 0 })}
                />
                {SIDES.map((side) => (
                  <NumberCell
                    key={side}
                    path={`${path}.innerMm.${side}`}
                    label={t(`containers.${side}`)}
                    labelled
                    value={size.innerMm[side] || null}
                    unit="cm"
                    scale={10}
                    onChange={(length) => put(at, { innerMm: { ...size.innerMm, [side]: length ?? 0 } })}
                  />
                ))}
              </li>
            )
          })}
        </ul>
        <Button variant="subtle" size="xs" onClick={() => change({ containers: [...CONTAINER_SIZES] })}>
          {t('reset')}
        </Button>
      </div>
    </FoldedGroup>
  )
}
