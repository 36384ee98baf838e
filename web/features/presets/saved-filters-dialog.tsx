import { Skeleton } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { type PresetList, presets } from '#contracts/api/presets.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import { keyOf, useCall, useChange } from '#web/api/queries.ts'
import { copyText } from '#web/kit/copy.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { panelState } from '#web/kit/panel-state.ts'
import { Dialog } from '#web/kit/parts/dialog.tsx'
import { Panel } from '#web/kit/parts/panel.tsx'
import { toast } from '#web/kit/toast.ts'
import { useSearchValues } from '#web/kit/url-state.ts'
import { filterQuery } from './filter-query.ts'
import { NameForm } from './name-form.tsx'
import classes from './saved-filters.module.css'

type Preset = Output<typeof presets.save>

interface SavedFiltersDialogProps {
  list: PresetList
  opened: boolean
  onClose: () => void
}

export function SavedFiltersDialog({ list, opened, onClose }: SavedFiltersDialogProps) {
  const { t } = useTranslation('presets')
  const query = useCall(presets.list, { query: { list } })
  const place = useRef<HTMLDivElement>(null)
  // The pressed button is about to disappear; without this the focus would leave the dialog.
  const keepFocus = () => place.current?.focus({ preventScroll: true })
  return (
    <Dialog opened={opened} onClose={onClose} title={t('title')} centered size={560}>
      <SaveCurrent list={list} />
      <div ref={place} tabIndex={-1}>
        <Panel
          state={panelState(query, ({ presets: saved }) => saved.length === 0)}
          skeleton={<Skeleton height={120} />}
          empty={{ title: t('none'), text: t('noneHint') }}
          errorTitle={t('failed')}
        >
          {({ presets: saved }) => (
            <ul className={classes.list}>
              {saved.map((preset) => (
                <SavedFilter key={preset.id} preset={preset} onUsed={onClose} onChanged={keepFocus} />
              ))}
            </ul>
          )}
        </Panel>
      </div>
    </Dialog>
  )
}

function useRefresh(): () => void {
  const queries = useQueryClient()
  return () => void queries.invalidateQueries({ queryKey: keyOf(presets.list) })
}

function SaveCurrent({ list }: { list: PresetList }) {
  const { t } = useTranslation('presets')
  const [search] = useSearchValues()
  const save = useChange(presets.save)
  const refresh = useRefresh()
  const query = filterQuery(search)
  if (query === '') return <p className={classes.hint}>{t('nothingSet')}</p>
  return (
    <NameForm
      label={t('name')}
      action={t('save')}
      isBusy={save.isPending}
      failure={save.error}
      onName={(name, clear) =>
        save.mutate(
          { body: { list, name, query } },
          {
            onSuccess: () => {
              clear()
              toast.success(t('saved'))
              refresh()
            },
          },
        )
      }
    />
  )
}

interface SavedFilterProps {
  preset: Preset
  onUsed: () => void
  /** Called before the form or the row disappears. */
  onChanged: () => void
}

function SavedFilter({ preset, onUsed, onChanged }: SavedFilterProps) {
  const { t } = useTranslation('presets')
  const [path] = useLocation()
  const [isRenaming, setRenaming] = useState(false)
  const rename = useChange(presets.rename)
  const remove = useChange(presets.remove)
  const refresh = useRefresh()
  const { id, name } = preset
  const address = `${path}?${preset.query}`
  const endRenaming = () => {
    onChanged()
    setRenaming(false)
  }
  if (isRenaming)
    return (
      <li>
        <NameForm
          label={t('newName', { name })}
          name={name}
          action={t('rename')}
          isBusy={rename.isPending}
          failure={rename.error}
          onName={(typed) =>
            rename.mutate(
              { body: { id, name: typed } },
              {
                onSuccess: () => {
                  endRenaming()
                  refresh()
                },
              },
            )
          }
          onCancel={endRenaming}
        />
      </li>
    )
  const actions = [
    { action: t('copyLink'), run: () => void copyText(new URL(address, location.href).href) },
    { action: t('rename'), run: () => setRenaming(true) },
    {
      action: t('delete'),
      run: () =>
        remove.mutate(
          { body: { id } },
          {
            onSuccess: () => {
              onChanged()
              refresh()
            },
            onError: toast.failure,
          },
        ),
    },
  ]
  return (
    <li>
      <Link href={address} onClick={onUsed}>
        {name}
      </Link>
      <span className={classes.actions}>
        {actions.map(({ action, run }) => (
          <button key={action} type="button" aria-label={t('actionOf', { action, name })} onClick={run}>
            {action}
          </button>
        ))}
      </span>
    </li>
  )
}
