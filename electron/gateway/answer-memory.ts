/** In bytes, for all answers that arrive at once: some 36 answers to 10,000 people each. */
const memoryForAnswers = 128 * 1024 * 1024;

/** One answer's part of the memory. */
export type AnswerPlace = ReturnType<AnswerMemory['enter']>;

interface Held {
  isWaiting: boolean;
  goOn(): void;
}

interface Service {
  bytes: number;
  /** The oldest answer first. */
  readonly answers: Set<Held>;
}

/**
 * Limits the memory of all answers together: each service has an equal part, and the oldest answer of a service is
 * always read on, so that no service can make the answers of another wait.
 */
export class AnswerMemory {
  readonly #most: number;
  readonly #services = new Map<string, Service>();

  constructor(most = memoryForAnswers) {
    this.#most = most;
  }

  /** `goOn` is called in a turn of its own. */
  enter(origin: string, goOn: () => void) {
    const service: Service = this.#services.get(origin) ?? { bytes: 0, answers: new Set() };
    const held: Held = { isWaiting: false, goOn };
    let taken = 0;
    service.answers.add(held);
    this.#services.set(origin, service);
    return {
      /** False if the answer must wait, until `goOn` is called. */
      take: (bytes: number): boolean => {
        taken += bytes;
        service.bytes += bytes;
        held.isWaiting = !this.#mayGoOn(service, held);
        return !held.isWaiting;
      },
      leave: () => {
        if (!service.answers.delete(held)) return;
        service.bytes -= taken;
        if (service.answers.size === 0) this.#services.delete(origin);
        setImmediate(() => this.#admit());
      },
    };
  }

  #mayGoOn({ bytes, answers }: Service, held: Held): boolean {
    if (bytes <= this.#most / this.#services.size) return true;
    const [oldest] = answers;
    return oldest === held;
  }

  #admit(): void {
    for (const service of this.#services.values()) {
      for (const held of service.answers) {
        if (!held.isWaiting || !this.#mayGoOn(service, held)) continue;
        held.isWaiting = false;
        held.goOn();
      }
    }
  }
}
