import { withColumn } from '../../../shared/message/mend-tags.ts';
import { tagFor } from '../../../shared/message/tag.ts';
import { tagsOf } from '../../../shared/template/template.ts';
import { templates as texts } from '../../../shared/texts/en/message.ts';
import { Button } from '../../components/buttons/button.tsx';
import { ColumnMenu } from '../../components/lists/column-menu.tsx';
import { Badge } from '../../components/status/badge.tsx';

interface TemplateTagsProps {
  readonly message: string;
  /** The columns of the list in use; null for none. */
  readonly columns: readonly string[] | null;
  /** What was chosen for tags that the list lacks, by the tag. */
  readonly chosen: ReadonlyMap<string, string>;
  readonly onChoose: (tag: string, as: string) => void;
}

/** The tags that a template needs: which the list has, and for each that it lacks what may be taken instead. */
export function TemplateTags({ message, columns, chosen, onChoose }: TemplateTagsProps) {
  const tags = tagsOf(message, columns);
  if (tags.length === 0) return null;
  return (
    <ul className="template-tags" aria-label={texts.tags}>
      {tags.map(({ tag, isThere, meant }) => {
        const as = chosen.get(tag);
        if (columns === null) return <Tag key={tag} tone="neutral" text={tag} said={tag} />;
        if (isThere) return <Tag key={tag} tone="success" text={tag} said={texts.isThere(tag)} />;
        if (as !== undefined) {
          const taken = texts.takenAs(tag, as);
          return <Tag key={tag} tone="accent" text={taken} said={taken} />;
        }
        return (
          <li key={tag}>
            <Badge tone="warning">{texts.isMissing(tag)}</Badge>
            {meant !== null && (
              <Button size="small" onPress={() => onChoose(tag, meant)}>
                {texts.takeAs(tag, meant)}
              </Button>
            )}
            <ColumnMenu
              title={texts.columnFor(tag)}
              look="plain"
              columns={columns}
              onChoose={(column) => onChoose(tag, withColumn(tag, tag, tagFor(column)))}
            />
          </li>
        );
      })}
    </ul>
  );
}

interface TagProps {
  readonly tone: 'neutral' | 'success' | 'accent';
  readonly text: string;
  /** What is read aloud in place of the tag alone. */
  readonly said: string;
}

function Tag({ tone, text, said }: TagProps) {
  return (
    <li title={said}>
      <Badge tone={tone}>
        <span aria-hidden>{text}</span>
        <span className="only-read-aloud">{said}</span>
      </Badge>
    </li>
  );
}
