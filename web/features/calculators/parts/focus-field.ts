/** Focuses a field by its id, after opening the folded groups around it. */
export function focusField(id: string): void {
  const field = document.getElementById(id)
  if (!field) return
  for (let group = field.closest('details'); group; group = group.parentElement?.closest('details') ?? null)
    group.open = true
  field.scrollIntoView({ block: 'center' })
  field.focus({ preventScroll: true })
}
