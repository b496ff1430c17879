import type { ChunkRow, RefusedPerson } from '../../../../shared/campaign/chunk.ts';
import { Checkbox } from '../../../components/switch.tsx';

interface ToldPlacesProps {
  readonly places: NonNullable<ChunkRow['refusal']>['places'];
  /** Positions that are to be taken out. */
  readonly out: ReadonlySet<number>;
  readonly onOut: (position: number, out: boolean) => void;
}

/** Places that the service tells in words: whom each may mean, for a person to choose. */
export function ToldPlaces({ places, out, onOut }: ToldPlacesProps) {
  return places.map(({ said, fromOne, fromZero }) => (
    <fieldset key={said} className="panel-named">
      <legend>
        The service says “{said}”, but not how it counts the people of this request. Nobody is taken out
        unless you choose:
      </legend>
      {fromOne && <Reading way="from 1" person={fromOne} out={out} onOut={onOut} />}
      {fromZero && <Reading way="from 0" person={fromZero} out={out} onOut={onOut} />}
    </fieldset>
  ));
}

interface ReadingProps extends Omit<ToldPlacesProps, 'places'> {
  readonly way: string;
  readonly person: RefusedPerson;
}

function Reading({ way, person, out, onOut }: ReadingProps) {
  return (
    <Checkbox isSelected={out.has(person.position)} onChange={(chosen) => onOut(person.position, chosen)}>
      Counted {way}: <RefusedNumber person={person} />
    </Checkbox>
  );
}

/** The number of somebody a refusal may mean, and their row in the file. */
export function RefusedNumber({ person: { msisdn, row } }: { readonly person: RefusedPerson }) {
  return (
    <span className="number">
      {msisdn} {row > 0 && <span className="faint">row {row} of the file</span>}
    </span>
  );
}
