import { StandingClock, testStorage } from '../people/house.ts'
import { ratingSuite } from './suite.ts'

const house = testStorage(new StandingClock())
ratingSuite(() => house.storage)
