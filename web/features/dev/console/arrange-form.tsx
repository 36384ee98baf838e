import { Button } from '@mantine/core'
import { useState } from 'react'
import { FORGES_NOW, simulators } from '#contracts/api/dev/simulators.ts'
import type { ProviderName } from '#contracts/api/payment-providers.ts'
import { PROVIDER_NAMES } from '#contracts/model/payment-methods.texts.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useLanguage } from '#web/kit/session.ts'
import classes from './console.module.css'
import { NumberField } from './number-field.tsx'
import { useConsoleAction } from './use-console-action.ts'

const DEFAULTS = { delay: '0', copies: '1', hold: false, forge: '' as '' | 'amount' | 'signature' }

/**
 * Sets how a simulated payment provider sends its next notices, and releases the notices that it holds back.
 * This function is long because it is mostly markup of one form.
 */
export function ArrangeForm({ provider }: { provider: ProviderName }) {
  const { t } = useTranslation('devtools')
  const names = PROVIDER_NAMES[useLanguage()]
  const [form, setForm] = useState(DEFAULTS)
  const { act, busy } = useConsoleAction(simulators.arrange, t('notices.arranged'))
  const { act: release } = useConsoleAction(simulators.release, t('notices.released'))
  const change = (part: Partial<typeof DEFAULTS>) => setForm({ ...form, ...part })
  const arrange = ({ delay, copies, hold, forge }: typeof DEFAULTS) =>
    act({
      body: {
        provider,
        delay: Math.round(Number(delay) * 1000),
        copies: Number(copies),
        hold,
        ...(forge && { forge }),
      },
    })
  return (
    <form
      className={classes.arrange}
      onSubmit={(event) => {
        event.preventDefault()
        arrange(form)
      }}
    >
      <h3>{names[provider]}</h3>
      <div className={classes.pair}>
        <NumberField
          label={t('notices.delay')}
          min={0}
          max={86_400}
          value={form.delay}
          change={(delay) => change({ delay })}
        />
        <NumberField
          label={t('notices.copies')}
          min={1}
          max={1000}
          value={form.copies}
          change={(copies) => change({ copies })}
        />
      </div>
      <label className={classes.tick}>
        <input
          type="checkbox"
          checked={form.hold}
          onChange={(event) => change({ hold: event.currentTarget.checked })}
        />
        <span>{t('notices.hold')}</span>
      </label>
      {!FORGES_NOW.includes(provider) &&
        (['amount', 'signature'] as const).map((what) => (
          <label key={what} className={classes.tick}>
            <input
              type="checkbox"
              checked={form.forge === what}
              onChange={(event) => change({ forge: event.currentTarget.checked ? what : '' })}
            />
            <span>{t(`notices.forge.${what}`)}</span>
          </label>
        ))}
      <div className={classes.line}>
        <Button type="submit" size="xs" loading={busy}>
          {t('notices.arrange')}
        </Button>
        <Button
          size="xs"
          variant="default"
          onClick={() => {
            setForm(DEFAULTS)
            arrange(DEFAULTS)
          }}
        >
          {t('notices.asInLife')}
        </Button>
        <Button size="xs" variant="default" onClick={() => release({ body: { provider, reversed: false } })}>
          {t('notices.release')}
        </Button>
        <Button size="xs" variant="default" onClick={() => release({ body: { provider, reversed: true } })}>
          {t('notices.releaseReversed')}
        </Button>
      </div>
    </form>
  )
}
