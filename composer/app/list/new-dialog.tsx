import { Button, Group, Modal, Select, Text, Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { TemplateEntry, TemplateQuestion } from '../../api.ts';
import { documentAddress } from '../addresses.ts';
import { call, CallFault, messageOf } from '../calls/call.ts';
import { queries } from '../calls/queries.ts';

export interface NewDialogProps {
  /** Template of the new document; undefined while the dialog is closed. */
  readonly template: TemplateEntry | undefined;
  readonly close: () => void;
}

/** Dialog with the questions of a template. An error in an answer is shown at its field. */
export function NewDialog({ template, close }: NewDialogProps) {
  return (
    <Modal opened={template !== undefined} onClose={close} title={template?.name ?? ''} size="md">
      {template !== undefined && <Questions template={template} close={close} />}
    </Modal>
  );
}

function Questions({ template, close }: { readonly template: TemplateEntry; readonly close: () => void }) {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({});
  const [fault, setFault] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const wrong = fault instanceof CallFault ? fault.body.question : undefined;
  const make = async (): Promise<void> => {
    setBusy(true);
    try {
      const state = await call('createFromTemplate', { path: { template: template.id }, body: { answers } });
      await client.invalidateQueries(queries.documents);
      close();
      navigate(documentAddress(state.file, state.at));
    } catch (error) {
      setFault(error);
      setBusy(false);
    }
  };
  return (
    <form
      className="questions"
      onSubmit={(event) => {
        event.preventDefault();
        void make();
      }}
    >
      {template.questions.map((question, index) => (
        <Question
          key={question.key}
          question={question}
          isFirst={index === 0}
          value={answers[question.key] ?? ''}
          error={wrong === question.key ? messageOf(fault) : undefined}
          change={(value) => setAnswers((before) => ({ ...before, [question.key]: value }))}
        />
      ))}
      {fault !== undefined && wrong === undefined && (
        <Text c="red" size="sm" role="alert">
          {messageOf(fault)}
        </Text>
      )}
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={close}>
          Abbrechen
        </Button>
        <Button type="submit" loading={isBusy}>
          Anlegen
        </Button>
      </Group>
    </form>
  );
}

interface QuestionProps {
  readonly question: TemplateQuestion;
  readonly isFirst: boolean;
  readonly value: string;
  readonly error: string | undefined;
  readonly change: (value: string) => void;
}

function Question({ question: { label, help, type, choices = [], example }, isFirst, value, error, change }: QuestionProps) {
  const common = { label, description: help, error, required: true, size: 'sm' as const, ...(isFirst && { 'data-autofocus': true }) };
  if (type === 'choice')
    return (
      <Select {...common} data={[...choices]} value={value === '' ? null : value} searchable onChange={(next) => change(next ?? '')} />
    );
  const placeholder = example === undefined ? undefined : `z. B. ${example}`;
  if (type === 'long-text')
    return (
      <Textarea
        {...common}
        autosize
        minRows={2}
        placeholder={placeholder}
        value={value}
        onChange={(event) => change(event.currentTarget.value)}
      />
    );
  return <TextInput {...common} placeholder={placeholder} value={value} onChange={(event) => change(event.currentTarget.value)} />;
}
