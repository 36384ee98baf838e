import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useState } from 'react'
import { openTopUp } from '#web/features/ledger/public/top-up.state.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { DeleteDialog } from '#web/kit/parts/delete-dialog.tsx'
import { Dialog } from '#web/kit/parts/dialog.tsx'
import { DownloadIcon, SparkIcon } from '#web/kit/parts/icons.tsx'
import { Pages } from '#web/kit/parts/pages.tsx'
import { SearchBox } from '#web/kit/parts/search-box.tsx'
import { toast } from '#web/kit/toast.ts'
import { Specimen, Specimens } from '../exhibit.tsx'
import classes from '../gallery.module.css'

const VARIANTS = ['filled', 'light', 'default', 'subtle'] as const
const SIZES = ['compact-xs', 'xs', 'sm', 'md', 'lg'] as const

export function Buttons() {
  const { t } = useTranslation('gallery')
  const label = t('button')
  return (
    <div className={classes.stack}>
      {VARIANTS.map((variant) => (
        <Specimen key={variant} label={variant} wide>
          <div className={classes.row}>
            <Button variant={variant}>{label}</Button>
            <Button variant={variant} leftSection={<SparkIcon />}>
              {label}
            </Button>
            <Button variant={variant} color="red">
              {label}
            </Button>
            <Button variant={variant} loading>
              {label}
            </Button>
            <Button variant={variant} disabled>
              {label}
            </Button>
          </div>
        </Specimen>
      ))}
      <div className={classes.row}>
        {SIZES.map((size) => (
          <Button key={size} size={size} leftSection={<DownloadIcon size={16} />}>
            <code>{size}</code>
          </Button>
        ))}
      </div>
    </div>
  )
}

export function Inputs() {
  const { t } = useTranslation('gallery')
  const shared = { label: t('input.label'), placeholder: t('input.placeholder') }
  return (
    <Specimens>
      <TextInput {...shared} />
      <TextInput {...shared} size="md" defaultValue="B0SAMPLE01" description={t('input.description')} />
      <TextInput {...shared} error={t('input.error')} defaultValue="B0" />
      <TextInput {...shared} disabled defaultValue="B0SAMPLE01" />
      <NativeSelect label={t('input.select')} data={['US', 'UK', 'DE']} />
    </Specimens>
  )
}

export function Paging() {
  const [page, setPage] = useState(3)
  return <Pages pages={12} page={page} setPage={setPage} />
}

export function SearchBoxes() {
  const { t } = useTranslation('gallery')
  const [sought, setSought] = useState('')
  return (
    <Specimens>
      <SearchBox label={t('input.placeholder')} value={sought} maxLength={200} onSearch={setSought} />
    </Specimens>
  )
}

export function Toasts() {
  const { t } = useTranslation('gallery')
  return (
    <div className={classes.row}>
      <Button variant="default" onClick={() => toast.success(t('toast.success'))}>
        {t('tone.good')}
      </Button>
      <Button variant="default" onClick={() => toast.refusal(t('toast.refusal'))}>
        {t('tone.bad')}
      </Button>
      <Button variant="default" onClick={() => toast.refusal('')}>
        {t('toast.empty')}
      </Button>
    </div>
  )
}

export function Dialogs() {
  const { t } = useTranslation('gallery')
  const [opened, { open, close }] = useDisclosure(false)
  return (
    <>
      <Button variant="default" onClick={open}>
        {t('open')}
      </Button>
      <Dialog opened={opened} onClose={close} title={t('dialog.title')} centered>
        <p>{t('specimen')}</p>
        <Button onClick={close} data-autofocus>
          {t('button')}
        </Button>
      </Dialog>
    </>
  )
}

export function DeleteDialogs() {
  const { t } = useTranslation('gallery')
  const [opened, { open, close }] = useDisclosure(false)
  const [busy, setBusy] = useState(false)
  return (
    <>
      <Button variant="default" onClick={open}>
        {t('open')}
      </Button>
      <DeleteDialog
        opened={opened}
        busy={busy}
        title={t('dialog.title')}
        action={t('dialog.title')}
        onDelete={() => setBusy(true)}
        onClose={() => {
          setBusy(false)
          close()
        }}
      >
        {t('specimen')}
      </DeleteDialog>
    </>
  )
}

/** The page frame renders the top-up dialog; this button only opens it. */
export function TopUps() {
  const { t } = useTranslation('gallery')
  return (
    <Button variant="default" onClick={openTopUp}>
      {t('open')}
    </Button>
  )
}
