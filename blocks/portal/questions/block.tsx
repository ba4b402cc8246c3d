import { slugOf } from '#domain/text/slug.ts';
import { RichText } from '../../kit/text/rich-text.tsx';
import type { QuestionsProps } from '../../generated/props.ts';
import type { BlockView } from '../../kit/block.ts';

type Question = QuestionsProps['groups'][number]['questions'][number];

/** Questions in groups; each answer opens in place, by click, key, a link to it, or the browser's search. */
export function Questions({ props: { groups } }: BlockView<QuestionsProps>) {
  return (
    <div className="questions">
      {groups.length > 1 && (
        <nav className="questions__groups" aria-label="Themen">
          <ul>
            {groups.map(({ title }) => (
              <li key={title}>
                <a href={`#${slugOf(title)}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {groups.map(({ title, questions }) => (
        <section key={title} className="questions__group">
          <h2 className="questions__title" id={slugOf(title)}>
            {title}
          </h2>
          {questions.map((question) => (
            <Answer key={question.question} {...question} />
          ))}
        </section>
      ))}
    </div>
  );
}

function Answer({ question, answer }: Question) {
  return (
    <details className="questions__item">
      <summary>{question}</summary>
      {/* The anchor is inside: browsers open a closed `<details>` that contains the target of an address. */}
      <div className="questions__answer" id={slugOf(question)}>
        {answer.map((paragraph, index) => (
          <RichText key={index} as="p" html={paragraph} />
        ))}
      </div>
    </details>
  );
}
