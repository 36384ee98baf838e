import { createContext, useContext } from 'react'

/** Whether the screen at a path is finished. The app provides it, because only the app has the list of screens. */
export const ReadyScreens = createContext<(path: string) => boolean>(() => false)

export const useIsReady = () => useContext(ReadyScreens)
