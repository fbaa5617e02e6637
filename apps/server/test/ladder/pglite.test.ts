import { StandingClock, testStorage } from '../people/house.ts'
import { seasonSuite } from './suite.ts'

const house = testStorage(new StandingClock())
seasonSuite(() => house.storage, 200)
