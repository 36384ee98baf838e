import { rememberHome } from './site.ts'

chrome.runtime.onInstalled.addListener(() => void rememberHome())
