import { useState } from 'react';
import type { Audience } from '../../../../shared/audience/audience.ts';
import { countSentence } from '../../../../shared/audience/counts-in-words.ts';
import { type Derivation, derivedName } from '../../../../shared/audience/derivation.ts';
import type { AudienceId } from '../../../../shared/brand.ts';
import { dayAt } from '../../../../shared/format/sending-day.ts';
import type { AppError } from '../../../../shared/result.ts';
import { areWhole, type CellCondition, fromDay } from '../../../../shared/sheet/condition.ts';
import { audiences as audienceTexts } from '../../../../shared/texts/en/audiences.ts';
import { common } from '../../../../shared/texts/en/common.ts';
import { Button } from '../../../components/buttons/button.tsx';
import { useBusy } from '../../../components/buttons/use-busy.ts';
import { Segments } from '../../../components/fields/segments.tsx';
import { Select } from '../../../components/fields/select.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import {
  type AskedValue,
  ConditionsEditor,
  ConditionValue,
} from '../../../components/lists/conditions-editor.tsx';
import { Dialog } from '../../../components/overlays/dialog.tsx';
import { ErrorBanner } from '../../../components/status/banner.tsx';
import { useStores } from '../../../state/context.tsx';
import { type OverlayProps, topOverlay } from '../../../state/overlays/overlay-stack.ts';
import { refresh } from '../../../state/query-client.ts';
import { useOperation, useWholeList } from '../../../state/use-operation.ts';

const texts = audienceTexts.making;

const kinds: readonly { readonly key: Derivation['kind']; readonly text: string }[] = [
  { key: 'some', text: texts.some },
  { key: 'together', text: texts.together },
  { key: 'without', text: texts.without },
  { key: 'in-both', text: texts.inBoth },
];

/** The source lists stay as they are. */
export function DeriveDialog({ audienceId, onClose }: OverlayProps<'derive'>) {
  const audiences = useWholeList('audience.list').data ?? [];
  const audience = audiences.find(({ id }) => id === audienceId);
  if (audience === undefined) return null;
  return <DeriveForm audience={audience} audiences={audiences} onClose={onClose} />;
}

interface DeriveFormProps {
  readonly audience: Audience;
  readonly audiences: readonly Audience[];
  readonly onClose: () => void;
}

function DeriveForm({ audience, audiences, onClose }: DeriveFormProps) {
  const stores = useStores();
  const columns = audience.columns.map((name, index) => ({ index, name }));
  const others = audiences.filter(({ id, ready }) => ready && id !== audience.id);
  const [kind, setKind] = useState<Derivation['kind']>(columns.length > 0 ? 'some' : 'together');
  const [conditions, setConditions] = useState<readonly CellCondition[]>([
    { column: 0, test: 'is', value: '' },
  ]);
  const [otherId, setOtherId] = useState<AudienceId | null>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const { isBusy: making, during } = useBusy();
  const [failure, setFailure] = useState<AppError | null>(null);
  const derivation = derivationOf(audience, kind, conditions, otherId);
  const counts = useOperation('audience.countDerived', derivation && { derivation }, { keep: true });
  const shown = derivation !== null && !counts.isPrevious ? counts.data : null;
  const name = typed ?? (derivation === null ? '' : nameOf(audience, others, derivation));

  async function make(): Promise<void> {
    if (derivation === null || !shown) return;
    setFailure(null);
    const made = await stores.wire.call('audience.derive', { derivation, name: name.trim(), shown });
    if (!made.ok) {
      if (made.error.kind === 'conflict') await counts.refetch();
      return made.error.kind === 'stopped' ? undefined : setFailure(made.error);
    }
    await refresh(stores.queries, 'audience.list');
    // If the draft used the list, it switches to the new one; otherwise the new list is shown among the others.
    const { draft } = stores.draft.getState();
    const isInView = draft !== null && draft.id === stores.app.getState().visits.now.campaignId;
    if (isInView && draft.audienceId === audience.id) {
      stores.draft.getState().change({ audienceId: made.value.id });
      onClose();
    } else if (topOverlay(stores.app.getState().overlays)?.overlay.kind === 'derive') {
      stores.app.getState().visit({ kind: 'audiences' });
    }
  }

  /** If the list is being made, stops that and keeps the choices; otherwise closes the dialog. */
  async function cancel(): Promise<void> {
    if (!making) return onClose();
    await stores.wire.call('audience.cancelDerived', { audienceId: audience.id });
  }

  return (
    <Dialog
      title={texts.title(audience.name)}
      about={texts.about}
      size="large"
      onClose={() => void cancel()}
      footer={
        <>
          <output className="grow quiet">{shown && countSentence(shown)}</output>
          <Button onPress={() => void cancel()}>{common.cancel}</Button>
          <Button
            look="primary"
            isPending={making}
            isDisabled={shown === null || shown.rows === 0 || name.trim() === ''}
            onPress={() => void during(make)}
          >
            {texts.make}
          </Button>
        </>
      }
    >
      {failure && <ErrorBanner error={failure} />}
      {counts.error && <ErrorBanner error={counts.error} />}
      <Segments label={texts.holds} choices={kinds} value={kind} onChange={setKind} />
      {kind === 'some' ? (
        <ConditionsEditor
          columns={columns}
          conditions={conditions}
          onChange={setConditions}
          valueField={(asked) => <ListValue {...asked} audienceId={audience.id} />}
        />
      ) : (
        <Select
          label={texts.other}
          value={otherId === null ? null : String(otherId)}
          choices={others.map(({ id, name, counts }) => ({
            key: String(id),
            text: name,
            about: countSentence(counts),
          }))}
          onChange={(key) => setOtherId(Number(key) as AudienceId)}
          placeholder={others.length === 0 ? texts.noOther : texts.choose}
          isDisabled={others.length === 0}
          help={helpOf[kind]}
        />
      )}
      <TextField label={texts.name} value={name} onChange={setTyped} maxLength={200} />
    </Dialog>
  );
}

const helpOf = {
  together: texts.togetherHelp,
  without: texts.withoutHelp,
  'in-both': texts.inBothHelp,
} as const;

function ListValue({ audienceId, ...asked }: AskedValue & { readonly audienceId: AudienceId }) {
  const { data } = useOperation('audience.values', { audienceId, column: asked.condition.column });
  return <ConditionValue {...asked} data={data} />;
}

function derivationOf(
  { id: audienceId, columns }: Audience,
  kind: Derivation['kind'],
  conditions: readonly CellCondition[],
  otherId: AudienceId | null,
): Derivation | null {
  if (kind === 'some') {
    const isWhole = conditions.length > 0 && areWhole(conditions, columns.length);
    return isWhole ? { kind, audienceId, conditions } : null;
  }
  return otherId === null ? null : { kind, audienceId, otherId };
}

function nameOf({ name: of, columns }: Audience, others: readonly Audience[], derivation: Derivation) {
  if (derivation.kind !== 'some') {
    const other = others.find(({ id }) => id === derivation.otherId)?.name ?? '';
    return derivedName({ kind: derivation.kind, of, other });
  }
  const conditions = derivation.conditions.map((one) =>
    fromDay({ ...one, column: columns[one.column] ?? '' }, dayAt(Date.now())),
  );
  return derivedName({ kind: 'some', of, conditions });
}
