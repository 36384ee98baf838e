import { createContext, useContext } from 'react'

/** Whether the screen at a path is finished. A context, because only the app has the list of screens. */
export const ReadyScreens = createContext<(path: string) => boolean>(() => false)

export const useIsReady = () => useContext(ReadyScreens)
