import { Button, Group, NativeSelect, Stack, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { DEFAULT_SETTINGS, WATCH_NAME_MAX, type Watch, type WatchSettings, watches } from '#contracts/api/watches.ts'
import { formatPercent } from '#contracts/model/number.ts'
import { textOf } from '#web/api/failure.ts'
import { useChange } from '#web/api/queries.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { Dialog } from '#web/kit/parts/dialog.tsx'
import { Notice } from '#web/kit/parts/notice.tsx'
import { toast } from '#web/kit/toast.ts'
import classes from './settings-dialog.module.css'
import { useRefreshWatches } from './use-watches.ts'

const THRESHOLDS = [0.02, 0.05, 0.1, 0.2, 0.3, 0.5]
const OFF = ''

/** What each kind can report. */
const REPORTED = {
  product: { shares: ['price', 'rank'], events: ['rating', 'rival', 'stock'] },
  market: { shares: ['price', 'units'], events: ['rival'] },
  productSearch: { shares: [], events: [] },
  marketSearch: { shares: [], events: [] },
  patents: { shares: [], events: [] },
} as const

interface SettingsDialogProps {
  watch: Watch
  opened: boolean
  onClose: () => void
}

export function SettingsDialog({ watch, opened, onClose }: SettingsDialogProps) {
  const { t } = useTranslation('watches')
  return (
    <Dialog opened={opened} onClose={onClose} title={t('settings.title')} centered size={480}>
      <SettingsForm watch={watch} onClose={onClose} />
    </Dialog>
  )
}

function SettingsForm({ watch, onClose }: Omit<SettingsDialogProps, 'opened'>) {
  const { t } = useTranslation(['watches', 'frame'])
  const [settings, setSettings] = useState(watch.settings ?? DEFAULT_SETTINGS)
  const [name, setName] = useState(watch.name)
  const { shares, events } = REPORTED[watch.kind]
  const update = useChange(watches.update)
  const remove = useChange(watches.remove)
  const refresh = useRefreshWatches()
  const isNamed = watch.kind === 'productSearch' || watch.kind === 'marketSearch'
  const set = (change: Partial<WatchSettings>) => setSettings({ ...settings, ...change })

  function finish(done: string) {
    toast.success(done)
    refresh()
    onClose()
  }

  function save(event: FormEvent) {
    event.preventDefault()
    const body = { id: watch.id, settings, ...(isNamed && { name: name.trim() }) }
    update.mutate({ body }, { onSuccess: () => finish(t('settings.saved')) })
  }

  const end = () =>
    remove.mutate({ body: { id: watch.id } }, { onSuccess: () => finish(t('ended')), onError: toast.failure })

  return (
    <form onSubmit={save} noValidate>
      {update.isError && <Notice tone="failure">{textOf(update.error) || t('frame:requestTimedOut')}</Notice>}
      <p className={classes.about}>{isNamed ? t('settings.search') : watch.name}</p>
      <Stack gap="sm">
        {isNamed && (
          <TextInput
            data-autofocus
            label={t('settings.name')}
            maxLength={WATCH_NAME_MAX}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
        )}
        {shares.map((share) => (
          <ShareField key={share} share={share} value={settings[share]} onChange={(value) => set({ [share]: value })} />
        ))}
        {events.map((event) => (
          <label key={event} className={classes.event}>
            <input
              type="checkbox"
              checked={settings[event]}
              onChange={({ currentTarget }) => set({ [event]: currentTarget.checked })}
            />
            <span>{t(`settings.event.${event}`)}</span>
          </label>
        ))}
      </Stack>
      <Group justify="space-between" mt="lg">
        <Button variant="subtle" color="red" loading={remove.isPending} onClick={end}>
          {t('end')}
        </Button>
        <Group>
          <Button variant="default" onClick={onClose}>
            {t('frame:cancel')}
          </Button>
          <Button type="submit" disabled={isNamed && !name.trim()} loading={update.isPending}>
            {t('settings.save')}
          </Button>
        </Group>
      </Group>
    </form>
  )
}

interface ShareFieldProps {
  share: 'price' | 'rank' | 'units'
  value: number | null
  onChange: (value: number | null) => void
}

function ShareField({ share, value, onChange }: ShareFieldProps) {
  const { t } = useTranslation('watches')
  const isOffered = value === null || THRESHOLDS.includes(value)
  const offered = isOffered ? THRESHOLDS : [...THRESHOLDS, value].toSorted((a, b) => a - b)
  return (
    <NativeSelect
      label={t(`settings.share.${share}`)}
      value={value === null ? OFF : String(value)}
      onChange={({ currentTarget }) => onChange(currentTarget.value === OFF ? null : Number(currentTarget.value))}
      data={[
        ...offered.map((each) => ({ value: String(each), label: t('settings.least', { share: formatPercent(each) }) })),
        { value: OFF, label: t('settings.off') },
      ]}
    />
  )
}
