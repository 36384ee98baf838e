import { type ComponentType, memo } from 'react'

/**
 * Memoizes a group of fields, because rendering all groups would make typing slow. The group re-renders only if one of
 * the named values in `input` or a prop other than `input` changes.
 */
export const memoByInputs = <Input extends object, Props extends { input: Input }>(
  Group: ComponentType<Props>,
  ...keys: (keyof Input)[]
) =>
  memo(Group, (before, after) => {
    // Safe cast: Object.keys returns the names of the props.
    const others = Object.keys(after).filter((name) => name !== 'input') as (keyof Props)[]
    return (
      others.every((name) => before[name] === after[name]) &&
      keys.every((key) => before.input[key] === after.input[key])
    )
  })
