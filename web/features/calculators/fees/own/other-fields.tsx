/** The settings that apply to all rows of referral, storage and surcharge tables. */
import { feeCalendar } from '#contracts/model/fees/calendar.ts'
import type { OwnTable, Tier } from '#contracts/model/fees/table-schema.ts'
import { marketplaces } from '#contracts/model/marketplaces.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useLanguage } from '#web/kit/session.ts'
import { CheckField } from '../../parts/check-field.tsx'
import { Group, WholeRow } from '../../parts/folded-group.tsx'
import { ChoiceText, NumberText, useTableForm } from './form-fields.tsx'
import classes from './table-dialog.module.css'

export function ReferralFields() {
  const { t } = useTranslation('own-tables')
  const { marketplace } = useTableForm().form
  return (
    <Group title={t('field.settings')}>
      <NumberText
        name="minimum"
        label={t('field.minimum')}
        description={t('field.minimumHint')}
        unit={marketplaces[marketplace].currency}
      />
    </Group>
  )
}

export function SurchargeFields() {
  const { t } = useTranslation('own-tables')
  return (
    <Group title={t('field.settings')}>
      <NumberText name="rate" label={t('field.rate')} description={t('field.rateHint')} unit="%" />
    </Group>
  )
}

/** Fields for the unit of volume and for the size tiers that pay the standard rate. */
export function StorageFields({ ownTables }: { ownTables: readonly OwnTable[] }) {
  const { t } = useTranslation('own-tables')
  const language = useLanguage()
  const { form, change } = useTableForm()
  const { standardTiers } = form
  const tiers = tiersOn(form, ownTables)
  return (
    <Group title={t('field.settings')}>
      <ChoiceText
        name="per"
        label={t('field.per')}
        options={(['m3', 'ft3', 'litre'] as const).map((value) => ({ value, label: t(`per.${value}`) }))}
      />
      {tiers.length > 0 && (
        <WholeRow>
          <fieldset className={classes.tiers}>
            <legend>{t('field.standardTiers')}</legend>
            <CheckField
              label={t('field.oneRate')}
              checked={standardTiers === null}
              onChange={(isOne) => change({ standardTiers: isOne ? null : [] })}
            />
            {standardTiers !== null &&
              tiers.map(({ key, name }) => (
                <CheckField
                  key={key}
                  label={name[language]}
                  checked={standardTiers.includes(key)}
                  onChange={(isStandard) =>
                    change({
                      standardTiers: isStandard
                        ? [...standardTiers, key]
                        : standardTiers.filter((each) => each !== key),
                    })
                  }
                />
              ))}
          </fieldset>
        </WholeRow>
      )}
    </Group>
  )
}

/** Returns the size tiers of the newest own fulfillment table for all goods, or else of the newest published one. */
function tiersOn(
  { marketplace }: { marketplace: OwnTable['marketplaces'][number] },
  ownTables: readonly OwnTable[],
): Tier[] {
  const { tables } = feeCalendar(marketplace, ownTables)
  const general = tables.flatMap(({ table, isOwn }) =>
    table.kind === 'fba' && table.goods === 'all' ? [{ table, isOwn }] : [],
  )
  const chosen = general.findLast(({ isOwn }) => isOwn) ?? general.at(-1)
  return chosen?.table.tiers ?? []
}
